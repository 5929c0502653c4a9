import { suffices, type OperatorRole } from '../domain/operators';

/**
 * The commands that each role adds to those of the lower roles (OPS-6). A command that is not listed is for admins only.
 * docs/operating.md shows this table.
 */
export const commandsOfRole: Record<OperatorRole, readonly string[]> = {
  support: [
    ...['players find', 'players show', 'players end-sessions', 'players export', 'players delete'],
    ...['players keep', 'players suspend', 'players release', 'players phone', 'players email'],
    'players remove-factor',
    ...['transfers list', 'transfers search', 'transfers show', 'transfers assign'],
    ...['transfers reject', 'transfers reopen'],
    ...['claims list', 'claims show', 'claims accept', 'claims refuse'],
    ...['deliveries list', 'deliveries show', 'deliveries retry'],
    ...[
      'zones list',
      'methods list',
      'bonuses list',
      'payable-values list',
      'gift-codes list',
      'redeemable-codes list',
      'campaigns list',
    ],
    ...['approvals list', 'approvals reject', 'audit list', 'alarms list', 'alarms close'],
    ...['reports list', 'reports show', 'reports replay'],
  ],
  finance: [
    ...['recall', 'refund', 'approvals approve', 'ledger check'],
    ...['deliveries settle', 'reconcile', 'report daily'],
    ...['methods set-rate', 'methods enable', 'methods disable', 'bonuses set', 'bonuses remove'],
    ...['gift-codes create', 'gift-codes revoke', 'redeemable-codes create', 'redeemable-codes close'],
    ...['campaigns create', 'campaigns close'],
  ],
  admin: [
    ...['zones open', 'zones close', 'zones add', 'methods add', 'methods remove'],
    'methods set-account',
    ...['payable-values set', 'payable-values remove'],
    ...['database backup', 'database restore', 'database upgrade'],
    ...['operators list', 'operators add', 'operators disable', 'operators new-key'],
  ],
};

/** The lowest role that may run the command with these words. */
export const leastRole = (words: string): OperatorRole =>
  (['support', 'finance'] as const).find((role) => commandsOfRole[role].includes(words)) ?? 'admin';

export const mayRun = (role: OperatorRole, words: string): boolean => suffices(role, leastRole(words));
