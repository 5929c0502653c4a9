import { Fragment, type ReactNode } from 'react';

/**
 * A text in which `<b>…</b>` marks what matters; anything else in it is plain text. react-i18next's `Trans` does the
 * same for 4 kB more on every shell page.
 */
export const withBold = (text: string): ReactNode =>
  text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
    );
