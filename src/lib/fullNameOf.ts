import type { User } from '@portal/contract';

type Named = Pick<User, 'username' | 'firstName' | 'middleName' | 'lastName'>;

/** Last, middle and first name, as Vietnamese names are written; the username if no name is set. */
export const fullNameOf = ({ username, firstName, middleName, lastName }: Named): string =>
  [lastName, middleName, firstName].filter(Boolean).join(' ') || username;
