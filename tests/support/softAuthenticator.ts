import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Flags of WebAuthn's authenticator data: user present, user verified, attested credential data. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const encoded = (data: Buffer) => data.toString('base64url');

/** The few CBOR types that attestations consist of (RFC 8949): a head with type and length, then the content. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A P-256 public key in COSE format: EC2, ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

interface SoftAuthenticatorOptions {
  /** The origin of the page, such as https://portal.example.vn. */
  origin: string;
  /** false: no finger, face or PIN was verified. */
  verifiesUser?: boolean;
  /** The length of the passkey's id. */
  idBytes?: number;
}

/** A browser with one passkey in software, like that of a phone or a security key. */
export class SoftAuthenticator {
  readonly id: string;
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly options: SoftAuthenticatorOptions) {
    this.id = encoded(randomBytes(options.idBytes ?? 16));
  }

  /** The public key as a host stores it (COSE). */
  get publicKey(): Buffer {
    return coseKey(this.keys.publicKey);
  }

  /** `navigator.credentials.create`, as the JSON text that the portal sends. */
  create({ challenge }: { challenge: string }): string {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(this.authenticatorData(ATTESTED, attested))],
    ]);
    return this.answer({
      clientDataJSON: encoded(this.clientData('webauthn.create', challenge)),
      attestationObject: encoded(attestation),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get`, as the JSON text that the portal sends. */
  get({ challenge }: { challenge: string }): string {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData(0, Buffer.alloc(0));
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: encoded(clientData),
      authenticatorData: encoded(authenticatorData),
      signature: encoded(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, challenge: string): Buffer {
    const { origin } = this.options;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(more: number, attested: Buffer): Buffer {
    const { origin, verifiesUser = true } = this.options;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([PRESENT | (verifiesUser ? VERIFIED : 0) | more]);
    return Buffer.concat([sha256(new URL(origin).hostname), flags, counter, attested]);
  }
}
