import { refusalText } from '../../../src/operations/refusalText';

const refused = { phase: 'refused' } as const;

it('API-5: names each reason of a refusal once, a line each', () => {
  const errors = { zoneId: ['Máy chủ đã đóng.'], creditAmount: ['Không đủ KP.', 'Máy chủ đã đóng.'] };
  expect(refusalText({ ...refused, message: 'Không đủ KP.', errors })).toBe('Máy chủ đã đóng.\nKhông đủ KP.');
  expect(refusalText({ ...refused, message: 'Máy chủ đã đóng. (and 2 more errors)', errors })).toBe(
    'Máy chủ đã đóng.\nKhông đủ KP.',
  );
  expect(refusalText({ ...refused, message: 'Chưa nạp được.' })).toBe('Chưa nạp được.');
});
