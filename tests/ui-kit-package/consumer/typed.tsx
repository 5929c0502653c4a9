import { Button, type ButtonProps, DataTable, formatInteger, Money, type MoneyProps } from '@portal/ui-kit';
import { TextField, type TextFieldProps } from '@portal/ui-kit/forms';
import { kitTheme, type ModeTokens, tokens } from '@portal/ui-kit/theme';
import { createRef } from 'react';

/** A type that resolves to nothing becomes `any`, which would let everything below pass. */
type Known<T> = 0 extends 1 & T ? 'not known' : 'known';
export const known: [
  Known<ButtonProps>,
  Known<TextFieldProps>,
  Known<ModeTokens>,
  Known<typeof Button>,
  Known<typeof kitTheme>,
] = ['known', 'known', 'known', 'known', 'known'];

/** What must not compile, said in types: an unknown variant, an unknown unit, a field without its label. */
type Takes<Props, Given> = Given extends Props ? 'taken' : 'refused';
export const taken: [
  Takes<ButtonProps, { variant: 'secondary' }>,
  Takes<ButtonProps, { variant: 'loud' }>,
  Takes<MoneyProps, { value: 1; unit: 'USD' }>,
  Takes<TextFieldProps, { name: 'username' }>,
] = ['taken', 'refused', 'refused', 'refused'];

const button = createRef<HTMLButtonElement>();

export const page = (
  <>
    <Button ref={button} busy busyLabel="Đang gửi..." data-testid="send" className="mine">
      Gửi
    </Button>
    <Money value={10n} unit="VND" />
    <DataTable
      columns={[{ id: 'a', header: 'A', cell: (row) => row.amount.toFixed(0) }]}
      rows={[{ amount: 1 }]}
      rowKey={(row) => row.amount}
      caption={formatInteger(1000)}
    />
    <TextField name="username" label="Tên đăng nhập" />
  </>
);

/** The kit's own colours are part of MUI's theme for whoever imports the kit's theme. */
export const gold: string = kitTheme.vars.palette.kit.gold.fill + tokens.dark.canvas;
