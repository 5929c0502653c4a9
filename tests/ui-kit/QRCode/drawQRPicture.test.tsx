import { drawQRPicture, QRCode } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Path2D');
});

it('PAY-3: draws each module with whole pixels, includes the quiet zone, and wraps long lines', () => {
  const texts: string[] = [];
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 40 }),
    fillRect: jest.fn(),
    fill: jest.fn(),
    setTransform: jest.fn(),
    fillText: (text: string) => texts.push(text),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  Object.assign(globalThis, { Path2D: jest.fn() });
  renderKit(<QRCode data="x" fluid />);
  const svg = screen.getByRole('img') as unknown as SVGSVGElement;
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: 29 } } });
  const canvas = drawQRPicture(svg, [
    { text: 'FSO KP demo', strong: true },
    { text: 'một hai ba bốn năm sáu bảy' },
  ]);
  expect(context.setTransform).toHaveBeenCalledWith(37, 0, 0, 37, 3, 0);
  expect(context.fill).toHaveBeenCalledTimes(2);
  expect(texts).toEqual(['FSO KP demo', 'một hai ba bốn năm sáu', 'bảy']);
  expect(canvas?.width).toBe(1080);
  expect(canvas?.height).toBeGreaterThan(29 * 37);
});
