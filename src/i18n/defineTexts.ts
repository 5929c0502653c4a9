/** Names of the `{placeholder}`s of a text. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type TextValues<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Record<Placeholders<Text>, string | number>];

export type Texts = Readonly<Record<string, string>>;

/**
 * A feature's texts, key → Vietnamese, each standing once. They are what shows while GET /locales/vi-VN.json is not
 * there (APP-4), and what that file is generated from (`npm run texts`).
 */
export const defineTexts = <const Defined extends Texts>(texts: Defined): Defined => texts;
