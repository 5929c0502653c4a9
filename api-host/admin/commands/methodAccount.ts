import { findMethod, moveAccount, type MethodRow } from '../../repositories/operatorCatalogue';
import { nothingToDo, UsageError, type Command, type Input } from '../command';
import { printable } from '../table';
import { parseReason, parseText } from '../values';
import { methodArg, methodNamed, unchanged } from './methods';
import { neededReason } from './lookups';

/** The value of an option; null if it was not given. Throws if it does not match `form`. */
export function digitsOf(input: Input, option: string, form: RegExp, what: string): string | null {
  const value = input.option(option);
  if (value === undefined || form.test(value)) return value ?? null;
  throw new UsageError(`--${option} "${printable(value)}" must be ${what}.`);
}

/** The account that players pay to, from the options; null for options not given. `bin`: the method's current BIN. */
export function accountOf(input: Input, bin: string | null = null) {
  const bankBin = digitsOf(input, 'bin', /^[0-9]{6}$/, '6 digits, as assigned by NAPAS') ?? bin;
  return {
    bank_bin: bankBin,
    account_number: digitsOf(
      input,
      'account',
      bankBin === null ? /^[0-9A-Za-z .-]{1,64}$/ : /^[0-9A-Za-z]{1,19}$/,
      bankBin === null ? '1 to 64 letters and digits' : '1 to 19 letters and digits, the maximum of VietQR',
    ),
    mobile_account_number: digitsOf(input, 'mobile', /^\+?[0-9]{6,15}$/, 'a phone number of 6 to 15 digits'),
  };
}

type Account = Pick<MethodRow, 'account_name' | 'account_number' | 'mobile_account_number' | 'bank_bin'>;

const accountFrom = ({
  account_name,
  account_number,
  mobile_account_number,
  bank_bin,
}: MethodRow): Account => ({
  ...{ account_name, account_number, mobile_account_number, bank_bin },
});

const described = ({ account_name: holder, account_number: number, ...rest }: Account): string =>
  [
    `${number} of ${printable(holder)}`,
    ...(rest.mobile_account_number ? [`mobile ${rest.mobile_account_number}`] : []),
    ...(rest.bank_bin ? [`BIN ${rest.bank_bin}`] : []),
  ].join(', ');

/** The account with the given options applied. */
function changed(method: MethodRow, input: Input): Account {
  const { account_number, mobile_account_number, bank_bin } = accountOf(input, method.bank_bin);
  const holder = input.option('holder');
  return {
    account_name: holder === undefined ? method.account_name : parseText(holder, 'holder', 128),
    account_number: account_number ?? method.account_number,
    mobile_account_number: mobile_account_number ?? method.mobile_account_number,
    bank_bin,
  };
}

const setAccount: Command = {
  words: 'methods set-account',
  meaning: 'Sets the account that players pay to: number, holder, phone number, bank.',
  details: [
    'Players see it immediately, and new QR codes contain it. QR codes that players have saved still pay to the old account: keep it open for a while, and let its bank or bank feed keep reporting. Its transfers are credited at this method’s rates, unless another method has that account now.',
  ],
  args: [methodArg],
  options: [
    { name: 'account', value: 'number', meaning: 'account number' },
    { name: 'holder', value: 'text', meaning: 'account holder' },
    { name: 'mobile', value: 'number', meaning: 'phone number of the wallet' },
    { name: 'bin', value: 'digits', meaning: 'the bank’s BIN for VietQR, such as 970407' },
    neededReason,
  ],
  examples: [
    {
      typed: 'methods set-account techcombank --account 19099999999999 --reason "new account, ticket 840"',
      meaning: 'players pay there from now on',
    },
  ],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const [before, after] = [accountFrom(method), changed(method, input)];
    const reason = parseReason(input.required('reason'));
    if (JSON.stringify(before) === JSON.stringify(after))
      return nothingToDo(`Players already pay ${method.name} to ${described(before)}.`);
    return {
      question: [
        `Players now pay ${method.name} to ${described(before)}.`,
        `This changes it to ${described(after)}.`,
      ],
      async apply(trx) {
        await unchanged(trx, method);
        await moveAccount(trx, method, after);
        const now = await findMethod(trx, method.name);
        return {
          lines: [`Players now pay ${method.name} to ${described(after)}.`],
          json: { method: now },
          audit: { target: `method ${method.name}`, reason, before: { ...before }, after: { ...after } },
        };
      },
    };
  },
};

export const methodAccountCommands = [setAccount];
