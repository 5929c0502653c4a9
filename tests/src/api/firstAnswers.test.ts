import { firstAnswersId } from '@portal/contract';
import { firstAnswersOf, readFirstAnswers } from '../../../src/api/firstAnswers';

const pageWith = (text: string): Document => {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  Object.assign(script, { type: 'application/json', id: firstAnswersId, textContent: text });
  page.head.append(script);
  return page;
};

it('returns each response once, and removes them from the page (SAFE-12)', () => {
  const page = pageWith('{"/api/me":{"username":"demo"},"/api/zones":null}');
  const answers = readFirstAnswers(page);
  expect(page.getElementById(firstAnswersId)).toBeNull();
  expect(answers.has('/api/me')).toBe(true);
  expect(answers.take('/api/me')).toEqual({ data: { username: 'demo' } });
  expect(answers.take('/api/me')).toBeUndefined();
  expect(answers.take('/api/zones')).toEqual({ data: null });
});

it('ignores responses older than 15 s, since money may have moved since', () => {
  let now = 14_999;
  const answers = firstAnswersOf({ '/api/me': 1, '/api/zones': 2 }, () => now);
  expect(answers.take('/api/me')).toEqual({ data: 1 });
  now = 15_000;
  expect([answers.has('/api/zones'), answers.take('/api/zones')]).toEqual([false, undefined]);
});

it('keeps a response that has just arrived for 15 s', () => {
  let now = 60_000;
  const answers = firstAnswersOf({}, () => now);
  answers.keep('/api/me', null);
  now += 14_999;
  expect(answers.take('/api/me')).toEqual({ data: null });
  answers.keep('/api/me', null);
  now += 15_000;
  expect(answers.take('/api/me')).toBeUndefined();
});

it.each(['', 'null', '[1]', '__FIRST_ANSWERS__', '{"/api/me":'])('is empty for a page with %j', (text) => {
  expect(readFirstAnswers(pageWith(text)).has('/api/me')).toBe(false);
});

it('is empty for a page of another host', () => {
  expect(readFirstAnswers(document.implementation.createHTMLDocument()).take('/api/me')).toBeUndefined();
});
