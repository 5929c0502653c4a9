import { passwordFault, type OwnNames } from '../domain/passwordChoice';
import { invalidFields } from '../errors';

/** Throws 422 with the reason under `field` for a password that is easy to guess (SAFE-9). */
export function refuseWeakPassword(password: string, names: OwnNames, field: string): void {
  const fault = passwordFault(password, names);
  if (fault !== null) throw invalidFields({ [field]: [fault] });
}
