import { foldDiacritics } from '../../contract/foldDiacritics';

it('PLAY-4: folds đ, diacritics and case', () => {
  expect(foldDiacritics('Đường ĐẪN của bạn')).toBe('duong dan cua ban');
});
