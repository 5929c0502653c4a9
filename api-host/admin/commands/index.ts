import type { Command } from '../command';
import { alarmCommands } from './alarms';
import { bonusCommands } from './bonuses';
import { claimChanges } from './claimChanges';
import { claimReads } from './claims';
import { databaseCommands } from './database';
import { ledgerCommands } from './ledger';
import { deliveryCommands } from './deliveries';
import { deliverySettleCommands } from './deliverySettle';
import { giftCodeCommands } from './giftCodes';
import { campaignCommands } from './campaigns';
import { redeemableCodeCommands } from './redeemableCodes';
import { methodAccountCommands } from './methodAccount';
import { methodCommands } from './methods';
import { methodAddRemove } from './methodsAddRemove';
import { moneyCommands } from './money';
import { approvalCommands } from './approvals';
import { operatorCommands } from './operators';
import { payableValueCommands } from './payableValues';
import { playerCommands } from './players';
import { playerChannelCommands } from './playerChannels';
import { playerDataCommands } from './playerData';
import { problemReportCommands } from './problemReports';
import { reportCommands } from './reports';
import { playerFactorCommands } from './playerFactor';
import { playerOverviewCommands } from './playerOverview';
import { playerSuspensionCommands } from './playerSuspension';
import { reconcileCommands } from './reconcile';
import { transferChanges } from './transferChanges';
import { transferReads } from './transfers';
import { transferSearchCommands } from './transferSearch';
import { zoneCommands } from './zones';

/** The first words of the commands, in the order of the help. */
export const groups: readonly { name: string; meaning: string }[] = [
  { name: 'players', meaning: 'Players' },
  { name: 'transfers', meaning: 'Transfers from banks and wallets' },
  { name: 'claims', meaning: 'Claims about missing transfers' },
  { name: 'reconcile', meaning: 'Bank statements' },
  { name: 'deliveries', meaning: 'Deliveries to the game servers' },
  { name: 'recall', meaning: 'Taking KP back' },
  { name: 'refund', meaning: 'Giving KP back' },
  { name: 'zones', meaning: 'Zones' },
  { name: 'methods', meaning: 'Payment methods and their rates' },
  { name: 'bonuses', meaning: 'Bonus tables' },
  { name: 'payable-values', meaning: 'Recharge offers' },
  { name: 'gift-codes', meaning: 'Gift codes' },
  { name: 'redeemable-codes', meaning: 'Redeemable codes' },
  { name: 'campaigns', meaning: 'Campaigns' },
  { name: 'alarms', meaning: 'Alarms' },
  { name: 'report', meaning: 'Daily report' },
  { name: 'reports', meaning: 'Problem reports from players' },
  { name: 'ledger', meaning: 'Ledger' },
  { name: 'audit', meaning: 'Audit' },
  { name: 'database', meaning: 'Database' },
  { name: 'approvals', meaning: 'Approvals' },
  { name: 'operators', meaning: 'Operators and their keys' },
];

/** All commands of `npm run admin --`. */
export const commands: readonly Command[] = [
  ...playerCommands,
  ...playerOverviewCommands,
  ...playerDataCommands,
  ...playerSuspensionCommands,
  ...playerChannelCommands,
  ...playerFactorCommands,
  ...transferReads,
  ...transferSearchCommands,
  ...transferChanges,
  ...claimReads,
  ...claimChanges,
  ...reconcileCommands,
  ...deliveryCommands,
  ...deliverySettleCommands,
  ...moneyCommands,
  ...zoneCommands,
  ...methodCommands,
  ...methodAccountCommands,
  ...methodAddRemove,
  ...bonusCommands,
  ...payableValueCommands,
  ...giftCodeCommands,
  ...redeemableCodeCommands,
  ...campaignCommands,
  ...alarmCommands,
  ...reportCommands,
  ...problemReportCommands,
  ...ledgerCommands,
  ...databaseCommands,
  ...approvalCommands(() => commands),
  ...operatorCommands,
];
