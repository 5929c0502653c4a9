import { BonusTable, drawQRPicture, ErrorBoundaryPanel, QRCode, QRSheet } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, renderKit } from './renderKit';

describe('BonusTable with rows to choose', () => {
  const rows = [
    { cash: 50_000, credit: 5_000, bonus: 100, chooseLabel: '50.000 đ: chọn' },
    { cash: 1, credit: 2, bonus: 3 },
  ];

  it('PAY-4: hands over the row, null for the chosen one, and finds nothing to choose without a label', async () => {
    const onChoose = jest.fn();
    const table = (chosen: number | null) => (
      <BonusTable rateText="x" rows={rows} chosen={chosen} onChoose={onChoose} hint="Chạm" />
    );
    const { rerender } = renderKit(table(null));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByText('+100'));
    expect(onChoose).toHaveBeenLastCalledWith(0);
    rerender(table(0));
    const button = screen.getByRole('button', { name: '50.000 đ: chọn', pressed: true });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(screen.getByText('Chạm')).toBeVisible();
    expect(await axeFaults(document.body)).toEqual([]);
  });
});

describe('QRSheet', () => {
  it('PAY-3: is a dialog on white with the whole code, which Escape closes', async () => {
    const onClose = jest.fn();
    renderKit(
      <QRSheet open onClose={onClose} heading="Techcombank" data="x" title="Mã QR của Techcombank">
        FSO KP demo
      </QRSheet>,
    );
    const sheet = screen.getByRole('dialog', { name: 'Techcombank' });
    expect(sheet).toHaveTextContent('FSO KP demo');
    // 21 modules and a quiet zone of 4 on each side, inside the picture itself.
    expect(screen.getByRole('img', { name: 'Mã QR của Techcombank' })).toHaveAttribute(
      'viewBox',
      '0 0 29 29',
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
    expect(await axeFaults(document.body)).toEqual([]);
  });
});

describe('drawQRPicture', () => {
  it('PAY-3: draws whole pixels a module, the quiet zone with it, and breaks lines that are too long', () => {
    const drawn: [string, number, number][] = [];
    const context = {
      font: '',
      measureText: (text: string) => ({ width: text.length * 40 }),
      fillRect: jest.fn(),
      fill: jest.fn(),
      setTransform: jest.fn(),
      fillText: (text: string, x: number, y: number) => drawn.push([text, x, y]),
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
    expect(drawn.map(([text]) => text)).toEqual(['FSO KP demo', 'một hai ba bốn năm sáu', 'bảy']);
    expect(canvas?.width).toBe(1080);
    expect(canvas?.height).toBeGreaterThan(29 * 37);
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'Path2D');
  });
});

describe('ErrorBoundaryPanel', () => {
  it('PAY-8: its button also asks for new data, and new data alone brings the children back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRetry = jest.fn();
    const Part = ({ data }: { data: string }) => {
      if (data === '') throw new Error('Hỏng rồi');
      return <p>{data}</p>;
    };
    const panel = (data: string) => (
      <ErrorBoundaryPanel resetKey={data} onRetry={onRetry}>
        <Part data={data} />
      </ErrorBoundaryPanel>
    );
    const { rerender } = renderKit(panel(''));
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Hỏng rồi')).toBeVisible();
    rerender(panel('Đây rồi'));
    expect(screen.getByText('Đây rồi')).toBeVisible();
    jest.restoreAllMocks();
  });
});
