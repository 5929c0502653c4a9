import { paymentKinds } from '@portal/contract';
import {
  addMethod,
  allMethods,
  bonusRows,
  findMethod,
  removeMethod,
  countWaitingTransfers,
} from '../../repositories/operatorCatalogue';
import { Refusal, UsageError, type Command, type Input } from '../command';
import { PROGRAM } from '../programName';
import { printable } from '../table';
import { parseChoice, parseRate, parseText } from '../values';
import { accountOf, digitsOf } from './methodAccount';
import { counted, optionalReason, reasonOption } from './lookups';
import { example, methodArg, methodNamed, unchanged } from './methods';
import { isSlip, refuseSlip, SLIP_FACTOR, typedRate } from './rateChanges';

/** The row that `methods add` inserts. Checks the table's constraints first, so that the operator gets a clear message. */
function newMethod(input: Input) {
  const name = input.arg('method');
  if (!/^[a-z0-9-]{2,32}$/.test(name))
    throw new UsageError(
      `"${printable(name)}" is not a valid method name: use 2 to 32 of a-z, 0-9 and -, such as vietinbank.`,
    );
  const kind = parseChoice(input.required('kind'), 'kind', paymentKinds);
  const template = input.option('qr');
  const { account_number: account, ...paidTo } = accountOf(input);
  return {
    name,
    kind,
    label: parseText(input.required('label'), 'label', 64),
    ...paidTo,
    account_name: parseText(input.required('holder'), 'holder', 128),
    account_number: account ?? '',
    qr_template: template === undefined ? null : parseText(template, 'text of --qr', 256),
    exchange_rate: parseRate(input.required('rate'), 'more'),
    position: Number(digitsOf(input, 'position', /^[0-9]{1,4}$/, 'a number from 0 to 9999') ?? 0),
    enabled: false,
  };
}

const add: Command = {
  words: 'methods add',
  meaning: 'Adds a payment method. It is not offered until `methods enable`.',
  details: [
    'The host accepts its transfers once TRANSFER_NOTICE_SECRETS has a secret for its name (docs/gateways.md). With --bin players get a VietQR code; otherwise a QR code with the text of --qr.',
    `A rate that differs from another method’s by a factor of ${SLIP_FACTOR} or more is probably a slip: it needs --from 0.`,
  ],
  args: [{ name: 'method', meaning: 'name: a-z, 0-9 and -' }],
  options: [
    { name: 'kind', value: 'kind', meaning: paymentKinds.join(', '), required: true },
    { name: 'label', value: 'text', meaning: 'name that players see', required: true },
    { name: 'holder', value: 'text', meaning: 'account holder', required: true },
    { name: 'account', value: 'number', meaning: 'account number', required: true },
    { name: 'rate', value: 'rate', meaning: 'KP per VND, such as 0.1', required: true },
    { name: 'mobile', value: 'number', meaning: 'phone number of the wallet' },
    { name: 'bin', value: 'digits', meaning: 'the bank’s BIN for VietQR, such as 970407' },
    { name: 'qr', value: 'text', meaning: 'text of the QR code, with {account}, {name} and {content}' },
    { name: 'position', value: 'number', meaning: 'position in the list; default 0' },
    {
      name: 'from',
      value: 'rate',
      meaning: `0, to confirm a rate that differs from another method’s by a factor of ${SLIP_FACTOR} or more`,
    },
  ],
  examples: [
    {
      typed:
        'methods add vietinbank --kind bank-transfer --label VietinBank --holder "CONG TY FSO" --account 101234567890 --bin 970415 --rate 0.1',
      meaning: 'then run methods enable vietinbank',
    },
  ],
  async plan(db, input) {
    const method = newMethod(input);
    const known = () =>
      new Refusal(`The payment method ${method.name} already exists: see ${PROGRAM} methods list.`);
    if (await findMethod(db, method.name)) throw known();
    const other = (await allMethods(db)).find((row) => isSlip(row.exchange_rate, method.exchange_rate));
    const told =
      other &&
      `With a rate of ${method.exchange_rate}, ${example(method.exchange_rate)}; with ${other.name}, ${example(other.exchange_rate)}.`;
    refuseSlip({ was: '0', slip: told, list: 'methods list' }, typedRate(input));
    return {
      question: [
        `This adds ${method.name} (${method.label}, ${method.kind}): account ${method.account_number} of ${method.account_name}, ${example(method.exchange_rate)}.`,
      ],
      async apply(trx) {
        if (!(await addMethod(trx, method))) throw known();
        return {
          lines: [`Added ${method.name}. To offer it to players: ${PROGRAM} methods enable ${method.name}.`],
          json: { method },
          audit: { target: `method ${method.name}`, before: null, after: method },
        };
      },
    };
  },
};

const remove: Command = {
  words: 'methods remove',
  meaning: 'Permanently removes a payment method and its bonuses.',
  details: [
    'The method must be disabled and have no waiting transfers. Transfers that arrive later wait, since their rate is unknown: `methods disable` is safer.',
  ],
  args: [methodArg],
  options: [reasonOption],
  examples: [{ typed: 'methods remove vietinbank --reason "account closed"', meaning: 'removes vietinbank' }],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const reason = optionalReason(input);
    if (method.enabled)
      throw new Refusal(
        `${method.name} is offered to players: first run ${PROGRAM} methods disable ${method.name}.`,
      );
    return {
      question: [`This permanently removes ${method.name} (${printable(method.label)}) and its bonuses.`],
      async apply(trx) {
        await unchanged(trx, method);
        const waiting = await countWaitingTransfers(trx, method.name);
        if (waiting > 0)
          throw new Refusal(
            `${counted(waiting, 'transfer')} of ${method.name} must be settled first: see ${PROGRAM} transfers list.`,
          );
        const bonuses = await bonusRows(trx, method.name);
        await removeMethod(trx, method.name);
        return {
          lines: [`Removed ${method.name}.`],
          json: { method: method.name, removed: true },
          audit: { target: `method ${method.name}`, reason, before: { ...method, bonuses }, after: null },
        };
      },
    };
  },
};

export const methodAddRemove: readonly Command[] = [add, remove];
