/** Untrusted text (a bank's content, a player's name) with control characters escaped, so that it is safe to print. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(
      /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
    );

const escapedUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON text, safe to print and with the same value: JSON.stringify escapes only the controls below U+0020. */
export const printableJson = (json: string): string =>
  json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.split('').map(escapedUnit).join(''),
  );
