/** Untrusted text (a bank's content, a player's name) with control characters escaped, so that it is safe to print. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(
      /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
    );
