import { json } from 'node:stream/consumers';
import { validate, compileErrors } from '@readme/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';

/**
 * A separate process, since the validators are ES modules: reads a document from stdin and writes the errors of both validators as JSON,
 * `{ seriousme: string[], readme: string[] }`.
 */
async function main() {
  const given = JSON.stringify(await json(process.stdin));
  const { valid, errors = [] } = await new Validator().validate(JSON.parse(given) as Record<string, unknown>);
  const seriousme = valid ? [] : [errors].flat().map((error) => JSON.stringify(error));
  const result = await validate(JSON.parse(given) as Parameters<typeof validate>[0]);
  const readme = result.valid ? result.warnings.map(({ message }) => message) : [compileErrors(result)];
  process.stdout.write(JSON.stringify({ seriousme, readme }));
}

void main();
