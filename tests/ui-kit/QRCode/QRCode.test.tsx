import { ErrorBoundaryPanel, QRCode, type QRCodeProps } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

const tooLong = 'Dữ liệu quá dài, không thể tạo mã QR.';

const renderCode = (props: QRCodeProps) => {
  renderKit(
    <ErrorBoundaryPanel>
      <QRCode {...props} />
    </ErrorBoundaryPanel>,
  );
  return screen.queryByRole('img');
};

const modulesOf = (svg: HTMLElement | null) => Number(svg?.getAttribute('viewBox')?.split(' ')[2]);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('PAY-3: is 128 px, level L and the smallest version by default', () => {
  const svg = renderCode({ data: 'x'.repeat(17) });
  expect(svg).toHaveAttribute('width', '128');
  // 17 bytes fill version 1 (21 modules) at level L; any higher level would need version 2.
  expect(modulesOf(svg)).toBe(21);
});

it('PAY-3: has the given size', () => {
  expect(renderCode({ data: 'x', size: 144 })).toHaveAttribute('width', '144');
});

it('PAY-3: a higher level needs a larger symbol', () => {
  expect(modulesOf(renderCode({ data: 'x'.repeat(17), level: 'H' }))).toBe(29);
});

it('PAY-3: has a white background and a quiet zone of at least 4 modules', () => {
  const background = renderCode({ data: 'x', size: 210 })?.parentElement as HTMLElement;
  expect(getComputedStyle(background).backgroundColor).toMatch(/^(#FFFFFF|rgb\(255, 255, 255\))$/i);
  expect(parseFloat(background.style.padding)).toBeGreaterThanOrEqual((210 / 21) * 4);
});

it.each([1, 40])('PAY-3: renders version %d', (minVersion) => {
  expect(modulesOf(renderCode({ data: 'x', minVersion }))).toBe(17 + 4 * minVersion);
});

it.each([0, 41, 1.5])('PAY-3: throws an error with a message for version %d', (minVersion) => {
  renderCode({ data: 'x', minVersion });
  expect(screen.getByText('Phiên bản mã QR phải từ 1 đến 40.')).toBeVisible();
});

it.each([
  ['bytes', 'x', 2953],
  ['alphanumerics', 'X', 4296],
  ['digits', '7', 7089],
  ['letters of two bytes', 'đ', 1476],
])(
  'PAY-3: renders the largest symbol of %s; with one character more the panel shows an error',
  (_name, letter, limit) => {
    expect(renderCode({ data: letter.repeat(limit) })).toBeInTheDocument();
    renderCode({ data: letter.repeat(limit + 1) });
    expect(screen.getByText(tooLong)).toBeVisible();
  },
);

it.each([
  ['M', 2331],
  ['Q', 1663],
  ['H', 1273],
] as const)('PAY-3: level %s holds at most %d bytes', (level, limit) => {
  expect(renderCode({ data: 'x'.repeat(limit), level })).toBeInTheDocument();
  renderCode({ data: 'x'.repeat(limit + 1), level });
  expect(screen.getByText(tooLong)).toBeVisible();
});
