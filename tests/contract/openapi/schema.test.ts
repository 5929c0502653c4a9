import {
  addition,
  number,
  objectOf,
  orAbsent,
  text,
  type AbsentableSchema,
  type FieldsOf,
  type Schema,
  type SchemaOf,
} from '../../../contract/openapi/schema';

interface Sample {
  name: string;
  /** null when a host does not send it. */
  credit: number | null;
  source?: string;
}

describe('objectOf', () => {
  it('requires every field except those that may be absent', () => {
    const schema = objectOf<Sample>({
      name: text(),
      credit: orAbsent(number(), 'No balance is shown.'),
      source: addition(text('Whence.'), 'Nothing is shown.'),
    });
    expect(schema).toEqual<Schema>({
      type: 'object',
      properties: {
        name: { type: 'string' },
        credit: { type: 'number', 'x-when-absent': 'No balance is shown.' },
        source: {
          type: 'string',
          description: 'Whence.',
          'x-when-absent': 'Nothing is shown.',
          'x-addition': true,
        },
      },
      required: ['name'],
    });
  });

  it('is checked against the type by the compiler', () => {
    type Accepts<Fields> = Fields extends FieldsOf<Sample> ? true : false;
    interface Right {
      name: SchemaOf<string>;
      credit: SchemaOf<number>;
      source: AbsentableSchema<string>;
    }
    const right: Accepts<Right> = true;
    const lessThanTheType: Accepts<Right & { credit: SchemaOf<number | null> }> = true;
    const fieldMissing: Accepts<Omit<Right, 'credit'>> = false;
    const otherType: Accepts<Omit<Right, 'name'> & { name: SchemaOf<number> }> = false;
    const neverNull: Accepts<Omit<Right, 'name'> & { name: SchemaOf<string | null> }> = false;
    const silentOnAbsence: Accepts<Omit<Right, 'source'> & { source: SchemaOf<string> }> = false;
    expect([right, lessThanTheType]).toEqual([true, true]);
    expect([fieldMissing, otherType, neverNull, silentOnAbsence]).not.toContain(true);
  });
});
