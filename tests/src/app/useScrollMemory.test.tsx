import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useScrollMemory } from '../../../src/app/useScrollMemory';

let navigate: NavigateFunction;
const Memory = () => {
  useScrollMemory();
  navigate = useNavigate();
  return null;
};

let grown: () => void = () => undefined;
let height = 0;
const scrollTo = jest.fn((_x: number, y: number) => Object.assign(window, { scrollY: y }));

beforeEach(() => {
  height = 2000;
  scrollTo.mockClear();
  Object.assign(window, {
    scrollY: 0,
    scrollTo,
    ResizeObserver: class {
      constructor(onResize: () => void) {
        grown = onResize;
      }
      observe() {}
      disconnect() {
        grown = () => undefined;
      }
    },
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
});
afterEach(() => jest.restoreAllMocks());

const go = (to: string | number) =>
  act(async () => {
    await (typeof to === 'string' ? navigate(to) : navigate(to));
  });

const scrollBy = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};

async function leaveAt(top: number) {
  render(
    <MemoryRouter>
      <Memory />
    </MemoryRouter>,
  );
  scrollBy(top);
  await go('/payment');
  scrollBy(0);
}

it('PLAY-10: Back restores the scroll position once the page is high enough', async () => {
  await leaveAt(640);
  height = 700;
  await go(-1);
  grown();
  expect(scrollTo).not.toHaveBeenCalled();
  scrollBy(0);
  height = 2000;
  grown();
  expect(scrollTo.mock.calls).toEqual([[0, 640]]);
});

it('does not scroll if the player scrolls in the meantime', async () => {
  await leaveAt(640);
  height = 700;
  await go(-1);
  window.dispatchEvent(new Event('wheel'));
  height = 2000;
  grown();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves a new page to the router', async () => {
  await leaveAt(640);
  await go('/security');
  grown();
  expect(scrollTo).not.toHaveBeenCalled();
});
