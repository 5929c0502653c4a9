import { readFileSync } from 'node:fs';
import { acceptedFile, readAccepted, textOf } from '../support/looks/accepted';
import { isComparable, whyNot } from '../support/looks/findChanges';
import { expect, test } from '../support/playwright/storyTest';
import { storyEntries } from '../support/storybook';

const accepted = readAccepted();

test('the list of accepted looks has a line for each story, in order, and no other', () => {
  test.skip(accepted.states.size === 0, 'none are accepted yet');
  const stories = storyEntries().filter(({ type }) => type === 'story');
  const ids = stories.map(({ id }) => id).sort();
  expect([...accepted.states.keys()].sort()).toEqual(ids);
  expect(readFileSync(acceptedFile, 'utf8')).toBe(textOf(accepted));
});

test('this browser draws like the one of the accepted looks, so that looks are compared', ({ storybook }) => {
  const { renderer } = storybook;
  if (!isComparable(renderer)) console.log(whyNot(renderer));
  test.skip(!isComparable(renderer), whyNot(renderer));
  expect(renderer).toBe(accepted.renderer);
});
