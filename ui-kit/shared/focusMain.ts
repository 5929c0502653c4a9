/** Gives the focus to the page's main element, for when what had it is gone: otherwise the next Tab would start at the top of the document. */
export const focusMain = (): void =>
  document.querySelector<HTMLElement>('main[tabindex="-1"]')?.focus({ preventScroll: true });
