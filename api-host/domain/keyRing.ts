import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The purpose of a key. Each purpose has its own key, derived from the ring's. That of `check` is stored in the database and protects nothing. */
type KeyPurpose = 'codes' | 'outbox' | 'xsrf' | 'bot-check' | 'totp' | 'check';

/** A derived key, and the id of the ring's key that it is derived from, which is stored with the data that the key protects. */
export interface PurposeKey {
  id: string;
  key: Buffer;
}

/** Encrypted data, and the id of the ring's key that encrypted it. */
interface Sealed {
  keyId: string;
  sealed: Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * The host's keys (SAFE-10, docs/decisions/0083). They are stored outside the database, so that a dump of it reveals nothing. The first key
 * protects new data; the others only decrypt or verify old data until that is gone.
 */
export class KeyRing {
  private readonly derived = new Map<KeyPurpose, [PurposeKey, ...PurposeKey[]]>();

  /** `keys` are secrets by their ids, the current one first. */
  constructor(private readonly keys: ReadonlyMap<string, string>) {
    if (keys.size === 0) throw new Error('A key ring without a key');
  }

  /** The key for new data. */
  current(purpose: KeyPurpose): PurposeKey {
    return this.all(purpose)[0];
  }

  /** All keys of a purpose, the current one first. */
  all(purpose: KeyPurpose): readonly [PurposeKey, ...PurposeKey[]] {
    const known = this.derived.get(purpose);
    if (known) return known;
    const [first, ...others] = [...this.keys].map(([id, secret]) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', secret, '', `fs-online ${purpose}`, 32)),
    }));
    if (!first) throw new Error('A key ring without a key');
    this.derived.set(purpose, [first, ...others]);
    return [first, ...others];
  }

  /** Encrypts a text for a purpose. It can be decrypted only with the same `context`, such as the id of its row. */
  seal(purpose: KeyPurpose, context: string, text: string): Sealed {
    const { id, key } = this.current(purpose);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId: id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]) };
  }

  /** Decrypts a text; null if its key is gone or it was altered. */
  open(purpose: KeyPurpose, context: string, { keyId, sealed }: Sealed): string | null {
    const key = this.all(purpose).find(({ id }) => id === keyId)?.key;
    if (!key) return null;
    const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
    const decipher = createDecipheriv(CIPHER, key, nonce)
      .setAAD(Buffer.from(context))
      .setAuthTag(rest.subarray(0, TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
