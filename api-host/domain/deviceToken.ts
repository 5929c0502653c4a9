import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from './sessionToken';

/** The form of a device id. A device is a browser that an account's owner has used; its login attempts have their own counter. */
const idPattern = /^[A-Za-z0-9_-]{22}$/;

const seal = (key: Buffer, username: string, id: string): string =>
  createHmac('sha256', key).update(`device.${id}.${username}`).digest('base64url');

/** A new device's cookie, good for one account. */
export function newDeviceToken(key: Buffer, username: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${seal(key, username, id)}`;
}

/** The device's id; null unless this host has issued the cookie for this account. */
export function deviceIdOf(key: Buffer, username: string, token: string | undefined): string | null {
  const [id = '', mac = ''] = token?.split('.') ?? [];
  return idPattern.test(id) && sameText(mac, seal(key, username, id)) ? id : null;
}
