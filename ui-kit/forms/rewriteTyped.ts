const isCounted = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * Replaces the text of an input by what `parse` makes of it, with the caret after the same letters and digits as before. A browser would
 * move it to the end. Called before React's `onChange`, so that React finds the text it would set and leaves it, and the caret, alone.
 */
export function rewriteTyped(
  input: HTMLInputElement,
  parse: (value: string) => string,
  inputType?: string,
): void {
  const { value, selectionStart: caret } = input;
  const text = parse(value);
  if (text === value || caret === null) return;
  let left = [...parse(value.slice(0, caret))].filter(isCounted).length;
  let at = 0;
  for (; at < text.length && left > 0; at += 1) if (isCounted(text.charAt(at))) left -= 1;
  // A separator that was deleted forwards is back: the next deletion continues behind it.
  if (inputType === 'deleteContentForward') while (at < text.length && !isCounted(text.charAt(at))) at += 1;
  input.value = text;
  input.setSelectionRange(at, at);
}
