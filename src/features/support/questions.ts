import { foldDiacritics } from '@portal/contract';

/** The questions of /support, in their order. Each has two texts: `support.q.<name>` and `support.a.<name>`. */
export const questionNames = [
  'notCredited',
  'wrongContent',
  'howLong',
  'coinsMissing',
  'refund',
  'debt',
  'password',
  'phone',
  'stolen',
  'giftCode',
] as const;
export type QuestionName = (typeof questionNames)[number];

export interface Question {
  name: QuestionName;
  question: string;
  answer: string;
}

const wordsOf = (text: string): string[] => foldDiacritics(text).match(/[a-z0-9]+/g) ?? [];

/**
 * The questions in whose question or answer every typed word starts some word, ignoring diacritics and case; those that match in the
 * question alone come first. All questions if nothing is typed.
 */
export function findQuestions(questions: readonly Question[], typed: string): Question[] {
  const words = wordsOf(typed);
  const has = (text: string) => {
    const known = wordsOf(text);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  };
  const found = questions.filter(({ question, answer }) => has(`${question} ${answer}`));
  return [...found].sort((one, other) => Number(has(other.question)) - Number(has(one.question)));
}
