import { keepValues, keptValues } from '../../../src/lib/keptValues';

const empty = { username: '', remember: false };
afterEach(() => window.sessionStorage.clear());

it('REG-2: the values of a form are kept for this tab', () => {
  expect(keptValues('form', empty)).toEqual({});
  keepValues('form', { username: 'demo', remember: true });
  expect(keptValues('form', empty)).toEqual({ username: 'demo', remember: true });
});

it.each([
  ['null', {}],
  ['{', {}],
  ['"demo"', {}],
  ['["demo"]', {}],
  ['{"username":5,"remember":"on","password":"x","toString":1}', {}],
  ['{"username":"demo","remember":1}', { username: 'demo' }],
])('of %s, which the storage may have, only values of the right type are used', (stored, values) => {
  window.sessionStorage.setItem('form', stored);
  expect(keptValues('form', empty)).toEqual(values);
});
