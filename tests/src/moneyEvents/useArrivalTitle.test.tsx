import { renderHook, waitFor } from '@testing-library/react';
import { useArrivalTitle } from '../../../src/moneyEvents/useArrivalTitle';

const arrived = { credited: 10_000, repaid: 500, owed: 0 };

it('PAY-9: the title of a hidden tab shows the KP that came in, until the player returns', () => {
  document.title = 'Nạp thẻ | FS Online';
  const { rerender } = renderHook(
    ({ news, hidden }: { news: typeof arrived | null; hidden: boolean }) => useArrivalTitle(news, hidden),
    { initialProps: { news: null as typeof arrived | null, hidden: true } },
  );
  expect(document.title).toBe('Nạp thẻ | FS Online');
  rerender({ news: arrived, hidden: true });
  expect(document.title).toBe('(+10.500 KP) Nạp thẻ | FS Online');
  rerender({ news: arrived, hidden: false });
  expect(document.title).toBe('Nạp thẻ | FS Online');
  rerender({ news: arrived, hidden: true });
  expect(document.title).toBe('Nạp thẻ | FS Online');
});

it('PAY-9: KP that came in before a page in the background had rendered is shown, too', () => {
  document.title = 'Nạp thẻ | FS Online';
  const { unmount } = renderHook(() => useArrivalTitle(arrived, true));
  expect(document.title).toBe('(+10.500 KP) Nạp thẻ | FS Online');
  unmount();
  expect(document.title).toBe('Nạp thẻ | FS Online');
});

it('PAY-9: a title that a page sets later keeps the KP', async () => {
  document.title = 'FS Online';
  const { rerender } = renderHook(({ hidden }) => useArrivalTitle(arrived, hidden), {
    initialProps: { hidden: true },
  });
  document.title = 'Nạp thẻ | FS Online';
  await waitFor(() => expect(document.title).toBe('(+10.500 KP) Nạp thẻ | FS Online'));
  rerender({ hidden: false });
  expect(document.title).toBe('Nạp thẻ | FS Online');
});
