import type {
  Bonus,
  CardMethod,
  GamePurchase,
  HistoryPage,
  MovedBalances,
  PaymentMethod,
  PaymentMethods,
  RelatedTransaction,
  Transaction,
  TransferClaim,
} from '../../entities';
import type { MoneyEvent } from '../../moneyEvents';
import {
  claimRefusals,
  claimStates,
  currencies,
  gameIds,
  transactionStatuses,
  transactionTypes,
} from '../../names';
import {
  addition,
  decimal,
  flag,
  instant,
  kp,
  listOf,
  number,
  objectOf,
  oneOf,
  oneOfOrOther,
  orAbsent,
  orNull,
  text,
  wholeNumber,
} from '../schema';
import { entity, type EntitySchemas } from './entity';

const smallestUnit = "in the game's smallest unit (hundredths for fsonline)";

/** Top-ups, the transaction history, money events and transfer claims. */
export const moneyEntities = {
  RelatedTransaction: objectOf<RelatedTransaction>(
    {
      id: text(),
      type: oneOfOrOther(
        transactionTypes,
        'credit.recharge or credit.bonus of a top-up; credit.refund of a purchase, credit.pay of a refund.',
      ),
      realValue: kp('What this part credited, negative where it was taken'),
    },
    'A part of a top-up: its credit or its bonus; or the line of the history that belongs to this one.',
  ),
  GamePurchase: objectOf<GamePurchase>(
    {
      gameId: oneOfOrOther(gameIds, 'The only game of the requirements is fsonline.'),
      coin: number(`Coins bought, ${smallestUnit}.`),
      coinName: text(),
    },
    'What a payment (credit.pay) bought.',
  ),
  MovedBalances: objectOf<MovedBalances>(
    {
      gameId: oneOfOrOther(gameIds, 'The only game of the requirements is fsonline.'),
      from: listOf(text('The name of a server that was closed.')),
      leftCoin: number(`Coins, ${smallestUnit}.`),
      extpoint0: number(`Coins that awaited conversion, ${smallestUnit}.`),
      extpoint4: number('Points of the card top-ups of month 11.'),
    },
    'What a migration moved.',
  ),
  Transaction: objectOf<Transaction>({
    id: text(),
    type: oneOfOrOther(transactionTypes, 'A type that the portal does not know is shown as it is.'),
    status: oneOfOrOther(transactionStatuses, 'Any other status is shown as "Chưa rõ".'),
    value: number('In units of `currency`.'),
    currency: oneOfOrOther(currencies, 'VND for top-ups, KP for anything else.'),
    updatedAt: instant(),
    payload: objectOf<Transaction['payload']>({
      source: orAbsent(text('The bank or wallet of a top-up.'), 'The receipt names no source.'),
      metadata: orAbsent(entity('GamePurchase'), 'The row of a payment does not say what was bought.'),
      zoneName: addition(text('The server of a purchase or a migration.'), 'The row names no server.'),
      moved: addition(entity('MovedBalances'), 'The row of a migration does not say what was moved.'),
    }),
    relatedTransactions: listOf(entity('RelatedTransaction')),
  }),
  HistoryPage: objectOf<HistoryPage>({
    transactions: listOf(entity('Transaction')),
    next: orNull(text('What the call for older ones sends as `before`; null where there are none.')),
    offersFile: addition(
      flag('Whether the host has GET /api/transaction-history/file.'),
      'No file is offered.',
    ),
  }),
  Bonus: objectOf<Bonus>({
    cashValue: wholeNumber('VND transferred, from which on this rate applies.'),
    bonusRate: decimal('bonus = bonusRate × exchangeRate × cashValue.'),
  }),
  PaymentMethod: objectOf<PaymentMethod>(
    {
      name: text('momo, viettelpay, techcombank and vietcombank have an icon of their own.'),
      label: text(),
      type: oneOf(['bank-transfer', 'e-wallet']),
      qrCodeData: text('The content of the QR code, such as a VietQR.'),
      paymentSyntax: text("What the player must enter as the transfer's content."),
      accountName: text(),
      accountNumber: text(),
      mobileAccountNumber: orNull(text('Shown in place of accountNumber for an e-wallet.')),
      exchangeRate: decimal('KP for one VND.'),
      bonuses: listOf(entity('Bonus')),
    },
    'A bank or an e-wallet that takes top-ups.',
  ),
  CardMethod: objectOf<CardMethod>({ name: text(), label: text(), type: oneOf(['card']) }),
  PaymentMethods: objectOf<PaymentMethods>({
    bankTransfers: listOf(entity('PaymentMethod')),
    eWallets: listOf(entity('PaymentMethod')),
    cards: listOf(entity('CardMethod')),
  }),
  MoneyEvent: objectOf<MoneyEvent>(
    {
      transactionId: text(),
      type: oneOfOrOther(transactionTypes, 'A type of the history, or account.migration.'),
      status: oneOfOrOther(transactionStatuses, 'The status that it has now.'),
    },
    'A hint that money of the player moved. It has no amounts: the portal then asks the other calls.',
  ),
  TransferClaim: objectOf<TransferClaim>(
    {
      id: text(),
      amount: wholeNumber('VND, as the player says.'),
      transferredAt: instant(),
      method: orNull(text('The `name` of a payment method.')),
      reference: orNull(text("The bank's reference, as it was typed.")),
      state: oneOfOrOther(claimStates, 'Any other state is shown as one that is being looked into.'),
      refusal: orNull(oneOfOrOther(claimRefusals, 'Any other reason points to support.')),
      transactionId: orNull(text('The line of the history, once it is credited.')),
      createdAt: instant(),
      decidedAt: orNull(instant()),
    },
    'What a player says of a transfer that was not credited.',
  ),
} satisfies Partial<EntitySchemas>;
