import { sameText } from '../../../api-host/domain/constantTime';

it('compares texts of any length', () => {
  expect([
    sameText('abc', 'abc'),
    sameText('abc', 'abd'),
    sameText('abc', 'abcd'),
    sameText('', 'á'),
    sameText('', ''),
  ]).toEqual([true, false, false, false, true]);
});
