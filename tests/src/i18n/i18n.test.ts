import { defaultBrand } from '@portal/contract';
import '../../../src/app/texts';
import '../../../src/app/textsFrame';
import '../../../src/features/personalInfo/textsFirstSteps';
import { i18n, inBrand, setBrandTexts } from '../../../src/i18n/i18n';

afterEach(() => setBrandTexts(defaultBrand));

const second = { ...defaultBrand, name: 'Rồng Việt', company: 'Công ty Rồng', unit: 'ngọc' };

it('texts name the default brand by default', () => {
  expect(i18n.t('shell.zeroBalance')).toBe('Số dư của bạn đang là 0 KP.');
  expect(i18n.t('firstSteps.title')).toBe('Bắt đầu với FS Online');
  expect(inBrand('Nhận {unit}')).toBe('Nhận KP');
});

it('texts name the game, the company and the unit of the brand', () => {
  setBrandTexts(second);
  expect(i18n.t('shell.zeroBalance')).toBe('Số dư của bạn đang là 0 ngọc.');
  expect(i18n.t('firstSteps.title')).toBe('Bắt đầu với Rồng Việt');
  expect(i18n.t('app.copyright', { year: 2026 })).toBe('© 2026 Công ty Rồng. Bảo lưu mọi quyền.');
  expect(inBrand('{game}: {amount} {unit}')).toBe('Rồng Việt: {amount} ngọc');
});

it('text from a player or a host is never rewritten', () => {
  setBrandTexts(second);
  expect(i18n.t('shell.logoutFailed', { reason: 'KP, {unit} và {game} của FS Online' })).toBe(
    'Chưa đăng xuất được. KP, {unit} và {game} của FS Online',
  );
});
