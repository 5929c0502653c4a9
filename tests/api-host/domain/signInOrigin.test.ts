import { shortAddress, signInOrigin } from '../../../api-host/domain/signInOrigin';

it.each([
  ['113.161.72.45', '113.161.72.•'],
  ['::ffff:113.161.72.45', '113.161.72.•'],
  ['2402:800:61c1:1a2b::7', '2402:800:61c1:•'],
  ['::1', '0:0:0:•'],
])('SAFE-3: %s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});

it('SAFE-3: leaves unknown parts empty', () => {
  expect(signInOrigin({ address: null, userAgent: null }, () => 'Hà Nội')).toEqual({
    browser: null,
    system: null,
    place: null,
    address: null,
  });
});
