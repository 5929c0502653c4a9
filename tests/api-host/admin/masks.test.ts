import { masked, revealed } from '../../../api-host/admin/masks';

it.each([
  ['203.0.113.9', '203.0.•••'],
  ['::ffff:203.0.113.9', '203.0.•••'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:•••'],
  ['2001::1', '2001:0:•••'],
  [null, null],
])('OPS-6: shows only the network of the address %s, unless it is revealed', (address, shown) => {
  expect(masked.address(address)).toBe(shown);
  expect(revealed.address(address)).toBe(address);
});
