import { fastify } from 'fastify';
import { openApiDocument, type Schema } from '@portal/contract/openapi';

interface Media {
  description?: string;
  content?: Readonly<Record<string, { schema?: Schema }>>;
  $ref?: string;
}

const { paths, components } = openApiDocument();
const responses: Readonly<Record<string, Media>> = components.responses;

const schemaOf = (media: Media | undefined): Schema | undefined => {
  const named = media?.$ref?.split('/').at(-1);
  const found = named === undefined ? media : responses[named];
  return found?.content?.['application/json']?.schema;
};

/** The documented response of a call with that status: its schema, or null if no body is documented. */
export function documentedAnswer(call: string, status: number): Schema | null {
  const [method = '', path = ''] = call.split(' ');
  const item: Readonly<Record<string, { responses: object } | undefined>> = paths[path] ?? {};
  const operation = item[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${call}`);
  const answers = operation.responses as Readonly<Record<string, Media | undefined>>;
  const range = `${String(status).slice(0, 1)}XX`;
  return schemaOf(answers[status] ?? answers[range] ?? answers['default']) ?? null;
}

/** Validates with ajv, which comes with Fastify: it reads the document's schemas as any other program would. */
export function openApiValidator() {
  const app = fastify({
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        // ajv does not know x-addition and x-when-absent.
        strict: false,
      },
    },
  });
  app.post('/', (request) => {
    const { schema, value } = request.body as { schema: Schema; value: unknown };
    const validate = request.compileValidationSchema({ ...schema, components });
    return { valid: validate(value), errors: validate.errors };
  });
  return {
    /** '' if the value is valid. */
    async faultOf(schema: Schema, value: unknown): Promise<string> {
      const answer = await app.inject({ method: 'POST', url: '/', payload: { schema, value } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { valid, errors } = answer.json<{ valid: boolean; errors: object[] | null }>();
      return valid ? '' : JSON.stringify(errors);
    },
    close: () => app.close(),
  };
}
