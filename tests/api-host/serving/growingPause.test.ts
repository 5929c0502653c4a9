import { growingPause } from '../../../api-host/serving/growingPause';

let now: number;
const pauseFrom0 = () => {
  now = 0;
  return growingPause({ firstMs: 10, longestMs: 50 }, () => now);
};

it('is over before it has begun, and again at its end', () => {
  const pause = pauseFrom0();
  expect(pause.isOver()).toBe(true);
  pause.begin();
  now = 9;
  expect(pause.isOver()).toBe(false);
  now = 10;
  expect(pause.isOver()).toBe(true);
});

it('doubles up to the longest', () => {
  const pause = pauseFrom0();
  const lengths = Array.from({ length: 5 }, () => {
    const length = pause.begin();
    now += length + 49;
    return length;
  });
  expect(lengths).toEqual([10, 20, 40, 50, 50]);
});

it('is short again once the longest has passed without one', () => {
  const pause = pauseFrom0();
  pause.begin();
  now += pause.begin() + 50;
  expect(pause.begin()).toBe(10);
});
