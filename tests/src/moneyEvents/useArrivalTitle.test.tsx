import { renderHook } from '@testing-library/react';
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
