import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type Deferred, deferred, useDeferred } from '../../ui-kit/shared/deferred';

const Part = () => <p>Phần đến sau</p>;

const Page = ({
  part,
  wanted,
  onFailed,
}: {
  part: Deferred<object>;
  wanted: boolean;
  onFailed: () => void;
}) => {
  const Loaded = useDeferred(part, wanted, onFailed);
  return Loaded && wanted ? <Loaded /> : <p>Trang</p>;
};

/** A chunk that arrives, or fails to, when the test says so. */
function chunk() {
  const asked: { arrive: () => void; fail: () => void }[] = [];
  const part = deferred(
    () =>
      new Promise<ComponentType<object>>((resolve, reject) => {
        asked.push({ arrive: () => resolve(Part), fail: () => reject(new Error('offline')) });
      }),
  );
  return { asked, part };
}

describe('a component in a chunk of its own', () => {
  afterEach(() => jest.useRealTimers());

  it('is fetched at once when wanted, once, and drawn when it is there', async () => {
    const { asked, part } = chunk();
    const page = (wanted: boolean) => <Page part={part} wanted={wanted} onFailed={() => undefined} />;
    const { rerender } = render(page(true));
    rerender(page(false));
    rerender(page(true));
    expect(asked).toHaveLength(1);
    expect(screen.getByText('Trang')).toBeInTheDocument();
    await act(async () => asked[0]?.arrive());
    expect(screen.getByText('Phần đến sau')).toBeInTheDocument();
  });

  it('is fetched while nobody wants it, once the browser has time', async () => {
    jest.useFakeTimers();
    const { asked, part } = chunk();
    render(<Page part={part} wanted={false} onFailed={() => undefined} />);
    expect(asked).toHaveLength(0);
    await act(() => jest.runOnlyPendingTimersAsync());
    expect(asked).toHaveLength(1);
  });

  it('tells when it could not be had, and tries again the next time', async () => {
    const { asked, part } = chunk();
    const onFailed = jest.fn();
    const page = (wanted: boolean) => <Page part={part} wanted={wanted} onFailed={onFailed} />;
    const { rerender } = render(page(true));
    await act(async () => asked[0]?.fail());
    expect(onFailed).toHaveBeenCalledTimes(1);
    rerender(page(false));
    rerender(page(true));
    expect(asked).toHaveLength(2);
    await act(async () => asked[1]?.arrive());
    expect(screen.getByText('Phần đến sau')).toBeInTheDocument();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a failure that nobody waited for', async () => {
    jest.useFakeTimers();
    const { asked, part } = chunk();
    const onFailed = jest.fn();
    render(<Page part={part} wanted={false} onFailed={onFailed} />);
    await act(() => jest.runOnlyPendingTimersAsync());
    await act(async () => asked[0]?.fail());
    expect(onFailed).not.toHaveBeenCalled();
  });
});
