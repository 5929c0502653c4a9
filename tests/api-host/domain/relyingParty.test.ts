import { relyingPartyOf } from '../../../api-host/domain/relyingParty';

it.each([
  ['https://portal.example.vn', 'portal.example.vn'],
  ['https://portal.example.vn:8443', 'portal.example.vn'],
  ['http://localhost:8080', 'localhost'],
])('SAFE-5: %s supports passkeys', (url, id) => {
  expect(relyingPartyOf(new URL(url))).toEqual({ id, origin: url });
});

it.each([
  'http://portal.example.vn',
  'http://127.0.0.1:8080',
  'https://203.0.113.7',
  'https://[2001:db8::1]',
])('SAFE-5: %s supports none, since browsers do not allow them there', (url) => {
  expect(relyingPartyOf(new URL(url))).toBeNull();
});

it('SAFE-5: supports no passkeys without PUBLIC_URL', () => {
  expect(relyingPartyOf(null)).toBeNull();
});
