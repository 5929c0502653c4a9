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
  coins,
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

/** Top-ups, the transaction history, money events and transfer claims. */
export const moneyEntities = {
  RelatedTransaction: objectOf<RelatedTransaction>(
    {
      id: text(),
      type: oneOfOrOther(
        transactionTypes,
        'credit.recharge or credit.bonus for a top-up, credit.refund for a purchase, credit.pay for a refund.',
      ),
      realValue: kp('Amount credited (negative if debited)'),
    },
    'A part of a top-up (its credit or its bonus), or another transaction that belongs to this one, such as the refund of a purchase.',
  ),
  GamePurchase: objectOf<GamePurchase>(
    {
      gameId: oneOfOrOther(gameIds, 'The only game in the requirements is fsonline.'),
      coin: coins('Coins bought'),
      coinName: text(),
    },
    'The coins that a purchase (credit.pay) bought.',
  ),
  MovedBalances: objectOf<MovedBalances>(
    {
      gameId: oneOfOrOther(gameIds, 'The only game in the requirements is fsonline.'),
      from: listOf(text('The name of a closed server.')),
      leftCoin: coins('Coins'),
      extpoint0: coins('Coins awaiting conversion'),
      extpoint4: number('Accumulation points from card top-ups in month 11.'),
    },
    'The balances that a migration moved.',
  ),
  Transaction: objectOf<Transaction>({
    id: text(),
    type: oneOfOrOther(transactionTypes, 'An unknown type is shown unchanged.'),
    status: oneOfOrOther(transactionStatuses, 'Any other status is shown as "Chưa rõ".'),
    value: number('Amount in units of `currency`.'),
    currency: oneOfOrOther(currencies, 'VND for top-ups, KP for everything else.'),
    updatedAt: instant(),
    payload: objectOf<Transaction['payload']>({
      source: orAbsent(text('The bank or wallet of a top-up.'), 'The portal shows no source.'),
      metadata: orAbsent(entity('GamePurchase'), 'The row of a purchase does not show what was bought.'),
      zoneName: addition(
        text('The server of a purchase, or the target of a migration.'),
        'The row shows no server.',
      ),
      moved: addition(entity('MovedBalances'), 'The row of a migration does not show what was moved.'),
    }),
    relatedTransactions: listOf(entity('RelatedTransaction')),
  }),
  HistoryPage: objectOf<HistoryPage>({
    transactions: listOf(entity('Transaction')),
    next: orNull(
      text('The value of `before` for the next page of older transactions; null if there are none.'),
    ),
    offersFile: addition(
      flag('Whether the host implements GET /api/transaction-history/file.'),
      'The portal does not offer the file.',
    ),
  }),
  Bonus: objectOf<Bonus>({
    cashValue: wholeNumber('Smallest transfer in VND to which this rate applies.'),
    bonusRate: decimal('Bonus in KP = bonusRate × exchangeRate × cashValue.'),
  }),
  PaymentMethod: objectOf<PaymentMethod>(
    {
      name: text('The portal has icons for momo, viettelpay, techcombank and vietcombank.'),
      label: text(),
      type: oneOf(['bank-transfer', 'e-wallet']),
      qrCodeData: text('The content of the QR code, such as VietQR data.'),
      paymentSyntax: text("The text that the player must enter as the transfer's content."),
      accountName: text(),
      accountNumber: text(),
      mobileAccountNumber: orNull(text('Shown instead of `accountNumber` for an e-wallet.')),
      exchangeRate: decimal('KP per VND.'),
      bonuses: listOf(entity('Bonus')),
    },
    'A bank or an e-wallet that accepts top-ups.',
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
      type: oneOfOrOther(transactionTypes, 'A transaction type, or account.migration.'),
      status: oneOfOrOther(transactionStatuses, 'The current status of the transaction.'),
    },
    'A hint that a transaction of the player is new or has changed its status. It contains no amounts; the portal then refetches its data with the other calls.',
  ),
  TransferClaim: objectOf<TransferClaim>(
    {
      id: text(),
      amount: wholeNumber('Amount in VND, according to the player.'),
      transferredAt: instant(),
      method: orNull(text('The `name` of a payment method.')),
      reference: orNull(text("The bank's reference, as the player typed it.")),
      state: oneOfOrOther(claimStates, 'Any other state is shown like `open`.'),
      refusal: orNull(
        oneOfOrOther(claimRefusals, 'For any other reason, the portal refers the player to support.'),
      ),
      transactionId: orNull(text('The id of the transaction that credited the transfer; null until then.')),
      createdAt: instant(),
      decidedAt: orNull(instant()),
    },
    "A player's claim that a transfer was not credited.",
  ),
} satisfies Partial<EntitySchemas>;
