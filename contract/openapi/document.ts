import { version } from '../package.json';
import { limits } from '../limits';
import { calls } from '../calls';
import { wireNames } from '../paths';
import { entitySchemas } from './entities';
import { errorResponses, errorSchemas } from './errors';
import { operations } from './operations';
import type { AdditionalOperation, ContractCall, Operation, Parameter } from './operation';
import { payloadSchemas } from './payloads';
import { changesSomething, refer, responsesOf } from './responses';

const description = `What the FS Online portal asks of an API host. docs/your-own-host.md says it in words; \`npm run conformance\` tries a host.

Every request carries \`${wireNames.requestedWith}: XMLHttpRequest\`, \`Accept: application/json\` (\`text/event-stream\` for the stream) and the host's cookies; what the browser adds, such as Accept-Language, the portal leaves as it is. A body is JSON. A call is given up after ${limits.apiTimeoutMs} ms. An array in a query is written as \`name[]=1&name[]=2\`.

\`x-addition\` marks what the requirements do not have, and \`x-when-absent\` what the portal does without it. What a host sends is read tolerantly: an absent field as null, an id in a number as text, a number in a text as a number; fields that no schema names are not read.`;

const headerParameters: Readonly<Record<string, Parameter>> = {
  RequestedWith: {
    name: wireNames.requestedWith,
    in: 'header',
    required: true,
    description: 'Tells a call of the portal from a page that a browser opens.',
    schema: { type: 'string', enum: ['XMLHttpRequest'] },
  },
  IdempotencyKey: {
    name: wireNames.idempotencyKey,
    in: 'header',
    required: true,
    description:
      'One for each operation of the player, the same for every attempt at it, through time-outs and reloads. The host carries out an operation once and answers its repetitions alike.',
    schema: { type: 'string', format: 'uuid' },
    'x-addition': true,
    'x-when-absent':
      'A host that ignores it is asked for the history before anything is sent again. A host on another origin must allow the header.',
  },
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: "The host's session cookie, under any name, HttpOnly.",
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: wireNames.xsrfHeader,
    description: `The url-decoded value of the cookie ${wireNames.xsrfCookie}. Without it: 419.`,
  },
} as const;

/** '/reset-password/:token' → '/reset-password/{token}'. */
const templateOf = (path: string): string => path.replace(/:([a-z]+)/gi, '{$1}');

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'locale' ? 'vi-VN.' : 'From a link in a message.',
    schema: { type: 'string' },
  }));

function operationObject({ method, path }: ContractCall, operation: Operation | AdditionalOperation) {
  const { id, summary, notes, tag, who, screens, parameters = [], payload, idempotent } = operation;
  const security = {
    ...(who === 'player' && { session: [] }),
    ...(changesSomething(method) && { xsrf: [] }),
  };
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(notes !== undefined && { description: notes }),
    ...('whenAbsent' in operation && { 'x-addition': true, 'x-when-absent': operation.whenAbsent }),
    'x-screens': screens,
    security: Object.keys(security).length > 0 ? [security] : [],
    parameters: [
      refer('parameters', 'RequestedWith'),
      ...(idempotent ? [refer('parameters', 'IdempotencyKey')] : []),
      ...pathParameters(path),
      ...parameters,
    ],
    ...(payload && { requestBody: { required: true, content: { 'application/json': { schema: payload } } } }),
    responses: responsesOf(method, operation),
  };
}

/** Groups the methods of each path, in the order of the contract. */
function pathItems() {
  const items: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const call of calls)
    (items[templateOf(call.path)] ??= {})[call.method.toLowerCase()] = operationObject(
      call,
      operations[`${call.method} ${call.path}` as keyof typeof operations],
    );
  return items;
}

/** The contract as an OpenAPI 3.1 document (HOST-6). The same contract gives the same bytes. */
export const openApiDocument = () => ({
  openapi: '3.1.1',
  info: { title: 'FS Online: API of the portal', version, description },
  servers: [
    { url: '/', description: 'The API host: PORTAL_API_HOST, or the origin that serves the portal.' },
  ],
  tags: ['session', 'accounts', 'money', 'game', 'texts'].map((name) => ({ name })),
  paths: pathItems(),
  components: {
    schemas: { ...entitySchemas, ...payloadSchemas, ...errorSchemas },
    responses: errorResponses,
    parameters: headerParameters,
    securitySchemes,
  },
});
