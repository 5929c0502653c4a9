import { paymentKinds } from '@portal/contract';
import {
  addMethod,
  bonusRows,
  findMethod,
  removeMethod,
  countWaitingTransfers,
} from '../../repositories/operatorCatalogue';
import { Refusal, UsageError, type Command, type Input } from '../command';
import { PROGRAM } from '../programName';
import { printable } from '../table';
import { parseRate, parseText } from '../values';
import { accountOf, digitsOf } from './methodAccount';
import { counted, optionalReason, reasonOption } from './lookups';
import { example, methodArg, methodNamed, unchanged } from './methods';

/** The row that `methods add` inserts. Checks the table's constraints beforehand, so that an operator gets a clear message. */
function newMethod(input: Input) {
  const name = input.arg('method');
  if (!/^[a-z0-9-]{2,32}$/.test(name))
    throw new UsageError(
      `"${printable(name)}" is no name of a method: 2 to 32 of a-z, 0-9 and -, such as vietinbank.`,
    );
  const kind = paymentKinds.find((known) => known === input.required('kind'));
  if (!kind) throw new UsageError(`--kind must be one of ${paymentKinds.join(', ')}.`);
  const template = input.option('qr');
  const { account_number: account, ...paidTo } = accountOf(input);
  return {
    name,
    kind,
    label: parseText(input.required('label'), 'label', 64),
    ...paidTo,
    account_name: parseText(input.required('holder'), 'holder', 128),
    account_number: account ?? '',
    qr_template: template === undefined ? null : parseText(template, 'text of the QR code', 256),
    exchange_rate: parseRate(input.required('rate'), 'more'),
    position: Number(digitsOf(input, 'position', /^[0-9]{1,4}$/, 'a number, 0 to 9999') ?? 0),
    enabled: false,
  };
}

const add: Command = {
  words: 'methods add',
  meaning: 'Adds a payment method, not offered until it is enabled.',
  details: [
    'Its transfers are taken when the host knows a secret for its name (TRANSFER_NOTICE_SECRETS, docs/gateways.md). With --bin players get a VietQR code; without it, one that carries the text of --qr.',
  ],
  args: [{ name: 'method', meaning: 'its name: a-z, 0-9 and -' }],
  options: [
    { name: 'kind', value: 'kind', meaning: paymentKinds.join(', '), required: true },
    { name: 'label', value: 'text', meaning: 'as players read it', required: true },
    { name: 'holder', value: 'text', meaning: 'the account’s holder', required: true },
    { name: 'account', value: 'number', meaning: 'the account’s number', required: true },
    { name: 'rate', value: 'rate', meaning: 'KP per VND, such as 0.1', required: true },
    { name: 'mobile', value: 'number', meaning: 'a wallet’s phone number' },
    { name: 'bin', value: 'digits', meaning: 'the bank’s number in VietQR, such as 970407' },
    { name: 'qr', value: 'text', meaning: 'a QR code’s text, with {account}, {name} and {content}' },
    { name: 'position', value: 'number', meaning: 'its place in the list; otherwise 0' },
  ],
  examples: [
    {
      typed:
        'methods add vietinbank --kind bank-transfer --label VietinBank --holder "CONG TY FSO" --account 101234567890 --bin 970415 --rate 0.1',
      meaning: 'then methods enable vietinbank',
    },
  ],
  async plan(db, input) {
    const method = newMethod(input);
    const known = () => new Refusal(`There is a method ${method.name} already: see ${PROGRAM} methods list.`);
    if (await findMethod(db, method.name)) throw known();
    return {
      question: [
        `This adds ${method.name} (${method.label}, ${method.kind}): account ${method.account_number} of ${method.account_name}, ${example(method.exchange_rate)}.`,
      ],
      async apply(trx) {
        if (!(await addMethod(trx, method))) throw known();
        return {
          lines: [`Added. Offer it with ${PROGRAM} methods enable ${method.name}.`],
          json: { method },
          audit: { target: `method ${method.name}`, before: null, after: method },
        };
      },
    };
  },
};

const remove: Command = {
  words: 'methods remove',
  meaning: 'Removes a payment method and its bonuses for good.',
  details: [
    'Only one that is not offered, and of which no transfer waits. A transfer that arrives later waits, since its rates are not known; methods disable is the safer choice.',
  ],
  args: [methodArg],
  options: [reasonOption],
  examples: [{ typed: 'methods remove vietinbank --reason "account closed"', meaning: 'it is gone' }],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const reason = optionalReason(input);
    if (method.enabled)
      throw new Refusal(
        `${method.name} is offered to players: first ${PROGRAM} methods disable ${method.name}.`,
      );
    return {
      question: [`This removes ${method.name} (${printable(method.label)}) and its bonuses for good.`],
      async apply(trx) {
        await unchanged(trx, method);
        const waiting = await countWaitingTransfers(trx, method.name);
        if (waiting > 0)
          throw new Refusal(
            `${counted(waiting, 'transfer')} of ${method.name} still to be settled by an operator: begin there (${PROGRAM} transfers list).`,
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
