import { changesBetween } from '../../../src/replay/stateDiff';

it('lists the changed parts, down to the leaves', () => {
  const shared = { deep: [1, 2] };
  expect(changesBetween({ shared, a: { b: [1, 2], c: 'x' } }, { shared, a: { b: [1, 3], d: null } })).toEqual(
    [
      { path: 'a.b.1', before: 2, after: 3 },
      { path: 'a.c', before: 'x', after: undefined },
      { path: 'a.d', before: undefined, after: null },
    ],
  );
});

it('lists a part as a whole if its kind changes, and nothing for equal parts', () => {
  expect(changesBetween({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
  expect(changesBetween({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([]);
});
