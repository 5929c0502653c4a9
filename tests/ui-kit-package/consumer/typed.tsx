import {
  Button,
  type ButtonProps,
  DataTable,
  formatNumber,
  type KitTextChanges,
  KitTextsProvider,
  Money,
  type MoneyProps,
} from '@portal/ui-kit';
import { TextField, type TextFieldProps } from '@portal/ui-kit/forms';
import { createKitTheme, kitTheme, KitThemeProvider, type ModeTokens, tokens } from '@portal/ui-kit/theme';
import { brandStyleSheet, mergeTokens } from '@portal/ui-kit/tokens';
import { createRef } from 'react';

/** A type that cannot be resolved becomes `any`, and every check below would then pass. */
type Resolved<T> = 0 extends 1 & T ? 'any' : 'resolved';
export const resolved: [
  Resolved<ButtonProps>,
  Resolved<TextFieldProps>,
  Resolved<ModeTokens>,
  Resolved<typeof Button>,
  Resolved<typeof kitTheme>,
] = ['resolved', 'resolved', 'resolved', 'resolved', 'resolved'];

/** Invalid props are rejected: an unknown variant, an unknown size, a field without its label. */
type Check<Props, Given> = Given extends Props ? 'accepted' : 'rejected';
export const checks: [
  Check<ButtonProps, { variant: 'secondary' }>,
  Check<ButtonProps, { variant: 'loud' }>,
  Check<MoneyProps, { value: 1; size: 'huge' }>,
  Check<TextFieldProps, { name: 'username' }>,
] = ['accepted', 'rejected', 'rejected', 'rejected'];

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
      caption={formatNumber(1000)}
    />
    <TextField name="username" label="Tên đăng nhập" />
  </>
);

/** A product's look, texts and units. */
export const theme = createKitTheme({
  tokens: { light: { tone: { gold: '#0A6B41' } } },
  fontFamily: 'Inter',
  radius: 4,
});
const texts: KitTextChanges = { dialog: { close: 'Close' }, units: { GEM: 'gems' } };
export const otherBrand = (
  <KitThemeProvider theme={theme}>
    <KitTextsProvider texts={texts}>
      <Money value={1} unit="GEM" />
    </KitTextsProvider>
  </KitThemeProvider>
);
export const sheet: string = brandStyleSheet(mergeTokens({ dark: { canvas: '#000000' } }), { radius: 4 });

/** Importing the kit's theme adds the kit's colours to the type of MUI's theme. */
export const gold: string = kitTheme.vars.palette.kit.gold.fill + tokens.dark.canvas;
