import { jsonForms, withField } from '../../../support/jsonForms';
import { accountFields } from '../../../support/readFields/accountFields';
import { gameFields } from '../../../support/readFields/gameFields';
import { historyFields } from '../../../support/readFields/historyFields';
import { paymentFields } from '../../../support/readFields/paymentFields';

const subjects = [...accountFields, ...historyFields, ...paymentFields, ...gameFields];

const cases = subjects.flatMap((entity) =>
  Object.keys(entity.checks).flatMap((field) =>
    jsonForms.map(([form, value]) => ({ entity, field, form, value, title: `${entity.name}.${field}` })),
  ),
);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('HOST-2: a field that is absent or of another type', () => {
  it.each(cases)('$title: $form', ({ entity: { sample, read, checks, needs }, field, value }) => {
    const entity = read(withField(sample, field, value));
    if (!entity) return expect(needs).toContain(field);
    const wrong = Object.entries(checks).filter(([name, check]) => !check(entity[name]));
    expect(wrong.map(([name]) => [name, entity[name]])).toEqual([]);
    const others = (from: object) =>
      Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));
    expect(others(entity)).toEqual(others(sample));
  });

  it.each(subjects)('$name is returned unchanged if valid', ({ read, sample }) => {
    expect(read(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  });
});
