import { findQuestions, type Question } from '../../../../src/features/support/questions';

const questions: Question[] = [
  { name: 'refund', question: 'Khi nào tôi được hoàn KP?', answer: 'Khi máy chủ từ chối.' },
  { name: 'debt', question: 'Vì sao còn nợ?', answer: 'Được hoàn vào lần nạp tới.' },
];
const found = (typed: string) => findQuestions(questions, typed).map(({ name }) => name);

it('PLAY-4: finds each typed word as the start of a word in question or answer, ignoring diacritics', () => {
  expect(found('')).toEqual(['refund', 'debt']);
  expect(found('HOAN')).toEqual(['refund', 'debt']);
  expect(found('hoàn n')).toEqual(['refund', 'debt']);
  expect(found('con no')).toEqual(['debt']);
  expect(found('oan')).toEqual([]);
  expect(found('?!')).toEqual(['refund', 'debt']);
});

it('PLAY-4: lists matches in the question first', () => {
  expect(findQuestions([...questions].reverse(), 'hoan').map(({ name }) => name)).toEqual(['refund', 'debt']);
});
