import type { Meta } from '@storybook/react-webpack5';
import { transactionsScenes } from '../scenes/transactions';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Transactions', parameters: screenParameters };
export default meta;

const story = storyOf(transactionsScenes);

export const TopUpAndPurchase = story('TopUpAndPurchase');
export const Loading = story('Loading');
export const Offline = story('Offline');
export const ReadOffline = story('ReadOffline');
export const ServerError = story('ServerError');
export const Empty = story('Empty');
export const EveryTypeAndStatus = story('EveryTypeAndStatus');
export const FifteenRows = story('FifteenRows');
export const RefundAndRecall = story('RefundAndRecall');
export const PagesAndMigration = story('PagesAndMigration');
export const OlderLoaded = story('OlderLoaded');
export const OlderFailed = story('OlderFailed');
export const Filtered = story('Filtered');
export const FilteredEmpty = story('FilteredEmpty');
export const HugeAndLong = story('HugeAndLong');
export const Receipt = story('Receipt');
export const ReceiptOfPurchase = story('ReceiptOfPurchase');
export const ReceiptOfRefund = story('ReceiptOfRefund');
export const ReceiptOfMigration = story('ReceiptOfMigration');
export const ReceiptHuge = story('ReceiptHuge');
export const ReceiptLoading = story('ReceiptLoading');
export const ReceiptFailed = story('ReceiptFailed');
export const ReceiptMissing = story('ReceiptMissing');
export const ReceiptCopied = story('ReceiptCopied');
