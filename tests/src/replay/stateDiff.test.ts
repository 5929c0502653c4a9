import { changesBetween } from '../../../src/replay/stateDiff';

it('names the parts that differ, down to the leaves', () => {
  const shared = { deep: [1, 2] };
  expect(changesBetween({ shared, a: { b: [1, 2], c: 'x' } }, { shared, a: { b: [1, 3], d: null } })).toEqual(
    [
      { path: 'a.b.1', before: 2, after: 3 },
      { path: 'a.c', before: 'x', after: undefined },
      { path: 'a.d', before: undefined, after: null },
    ],
  );
});

it('says a part as a whole where its kind changes, and nothing of equal ones', () => {
  expect(changesBetween({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
  expect(changesBetween({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([]);
});
