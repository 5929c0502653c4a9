/** What a JSON field can contain instead of the expected value; `undefined` stands for an absent field. */
export const jsonForms: readonly (readonly [name: string, value: unknown])[] = [
  ['absent', undefined],
  ['null', null],
  ['true', true],
  ['false', false],
  ['a number', 12.5],
  ['a negative number', -7],
  ['text', 'x'],
  ['a number in a text', '12.50'],
  ['blank text', ' '],
  ['a list', ['x']],
  ['an empty list', []],
  ['an object', { x: 1 }],
];

/** A JSON object with one field in another form. */
export function withField(sample: object, field: string, value: unknown): unknown {
  const json = { ...sample, [field]: value };
  return JSON.parse(JSON.stringify(json)) as unknown;
}
