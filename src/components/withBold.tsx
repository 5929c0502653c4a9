import { Fragment, type ReactNode } from 'react';

/**
 * Renders a text whose `<b>…</b>` is bold; any other markup in it is shown as plain text. react-i18next's `Trans` does the
 * same, but adds 4 kB to every shell page.
 */
export const withBold = (text: string): ReactNode =>
  text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
    );
