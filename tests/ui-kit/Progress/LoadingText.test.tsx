import { LoadingText, Progress } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import { keepWhatIsSpoken } from '../../support/keepWhatIsSpoken';
import { renderKit } from '../renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LABEL = 'Đang tải dữ liệu...';

it.each([
  ['LoadingText', <LoadingText key="text" label={LABEL} />],
  ['Progress', <Progress key="progress" label={LABEL} />],
])(
  '%s inserts its text into a live region that is already there, once, and only if loading takes long',
  async (_, part) => {
    const spoken = keepWhatIsSpoken();
    renderKit(part);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(spoken).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(spoken).toEqual([LABEL]);
    expect(screen.getAllByText(LABEL)).toHaveLength(1);
  },
);
