import { useFieldError } from '@portal/ui-kit/forms';

const meta = { touched: true, error: undefined, submitError: undefined, dirtySinceLastSubmit: false };

it.each([
  ['an untouched field has no error', { ...meta, touched: false, error: 'a', submitError: 'b' }, undefined],
  ['a touched field shows its validation error', { ...meta, error: 'a' }, 'a'],
  ["a touched field shows the server's error", { ...meta, submitError: 'b' }, 'b'],
  [
    "the server's error disappears when the value is edited",
    { ...meta, submitError: 'b', dirtySinceLastSubmit: true },
    undefined,
  ],
  ["the validation error hides the server's", { ...meta, error: 'a', submitError: 'b' }, 'a'],
  ['several messages become lines', { ...meta, submitError: ['b', 'c'] }, 'b\nc'],
  ['an empty message is no error', { ...meta, error: '', submitError: [] }, undefined],
])('API-5: %s', (_name, given, expected) => {
  expect(useFieldError(given)).toBe(expected);
});
