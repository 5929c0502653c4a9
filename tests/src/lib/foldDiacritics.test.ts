import { foldDiacritics } from '../../../src/lib/foldDiacritics';

it('PLAY-4: đ and marks are folded, and case', () => {
  expect(foldDiacritics('Đường ĐẪN của bạn')).toBe('duong dan cua ban');
});
