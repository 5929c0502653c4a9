import type { Command } from '../command';
import { alarmCommands } from './alarms';
import { bonusCommands } from './bonuses';
import { databaseCommands } from './database';
import { ledgerCommands } from './ledger';
import { giftCodeCommands } from './giftCodes';
import { methodCommands } from './methods';
import { methodAddRemove } from './methodsAddRemove';
import { moneyCommands } from './money';
import { payableValueCommands } from './payableValues';
import { playerCommands } from './players';
import { playerDataCommands } from './playerData';
import { reportCommands } from './reports';
import { transferChanges } from './transferChanges';
import { transferReads } from './transfers';
import { zoneCommands } from './zones';

/** The first words of the commands, in the order of the help. */
export const groups: readonly { name: string; meaning: string }[] = [
  { name: 'players', meaning: 'Players' },
  { name: 'transfers', meaning: 'Transfers that banks and wallets reported' },
  { name: 'recall', meaning: 'Taking KP back' },
  { name: 'refund', meaning: 'Giving KP back' },
  { name: 'zones', meaning: 'Zones of the game' },
  { name: 'methods', meaning: 'Payment methods and their rates' },
  { name: 'bonuses', meaning: 'Bonus tables of the payment methods' },
  { name: 'payable-values', meaning: 'What can be bought in the game' },
  { name: 'gift-codes', meaning: 'Gift codes' },
  { name: 'alarms', meaning: 'What needs a person' },
  { name: 'report', meaning: 'Reports' },
  { name: 'ledger', meaning: 'The ledger' },
  { name: 'audit', meaning: 'What operators did' },
  { name: 'database', meaning: 'The database as a whole' },
];

/** Everything that `npm run admin --` knows. */
export const commands: readonly Command[] = [
  ...playerCommands,
  ...playerDataCommands,
  ...transferReads,
  ...transferChanges,
  ...moneyCommands,
  ...zoneCommands,
  ...methodCommands,
  ...methodAddRemove,
  ...bonusCommands,
  ...payableValueCommands,
  ...giftCodeCommands,
  ...alarmCommands,
  ...reportCommands,
  ...ledgerCommands,
  ...databaseCommands,
];
