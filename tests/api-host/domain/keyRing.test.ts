import { KeyRing } from '../../../api-host/domain/keyRing';

const old = ['2025', 'a'.repeat(40)] as const;
const next = ['2026', 'b'.repeat(40)] as const;
const before = new KeyRing(new Map([old]));
const rotated = new KeyRing(new Map([next, old]));
const after = new KeyRing(new Map([next]));

describe('SAFE-10: the key ring', () => {
  it('derives a separate key for each purpose, the same in every process', () => {
    const { id, key } = before.current('codes');
    expect([id, key.length]).toEqual(['2025', 32]);
    expect(new KeyRing(new Map([old])).current('codes').key).toEqual(key);
    expect(before.current('xsrf').key).not.toEqual(key);
    expect(key.toString()).not.toContain('aaaa');
  });

  it('encrypts with the first key, and decrypts with every key', () => {
    expect(rotated.current('codes').id).toBe('2026');
    expect(rotated.all('codes').map(({ id }) => id)).toEqual(['2026', '2025']);
    const sealed = before.seal('outbox', 'row-1', 'mã 123456');
    expect(sealed.keyId).toBe('2025');
    expect(sealed.sealed.toString('latin1')).not.toContain('123456');
    expect(rotated.open('outbox', 'row-1', sealed)).toBe('mã 123456');
  });

  it('decrypts nothing with another key, context or purpose, and nothing that was altered', () => {
    const sealed = before.seal('outbox', 'row-1', 'mã 123456');
    expect(after.open('outbox', 'row-1', sealed)).toBeNull();
    expect(before.open('outbox', 'row-2', sealed)).toBeNull();
    expect(before.open('codes', 'row-1', sealed)).toBeNull();
    const altered = Buffer.from(sealed.sealed);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    expect(before.open('outbox', 'row-1', { ...sealed, sealed: altered })).toBeNull();
  });

  it('encrypts the same text differently each time', () => {
    const seal = () => before.seal('outbox', 'row-1', 'x').sealed.toString('hex');
    expect(seal()).not.toBe(seal());
  });
});
