import { version } from '../package.json';
import { limits } from '../limits';
import { calls } from '../calls';
import { wireNames } from '../wireNames';
import { entitySchemas } from './entities';
import { errorResponses, errorSchemas } from './errors';
import { operations } from './operations';
import type { AdditionalOperation, ContractCall, Operation, Parameter } from './operation';
import { payloadSchemas } from './payloads';
import { changesSomething, refer, responsesOf } from './responses';

const description = `The calls that the FS Online portal makes to its API host. docs/your-own-host.md describes them in prose; \`npm run conformance\` checks a host against them.

Every request carries \`${wireNames.requestedWith}: XMLHttpRequest\`, \`Accept: application/json\` (\`text/event-stream\` for the event stream) and the host's cookies. Headers that the browser adds, such as Accept-Language, are sent unchanged. Request bodies are JSON. A call times out after ${limits.apiTimeoutMs} ms. Arrays in a query are written as \`name[]=1&name[]=2\`.

\`x-addition\` marks calls, headers and fields that are not in the requirements; \`x-when-absent\` says what the portal does without them. Responses are read tolerantly: an absent field is read as null, a numeric id as a string, and a number sent as a string as a number. Fields that no schema names are ignored.`;

const headerParameters: Readonly<Record<string, Parameter>> = {
  RequestedWith: {
    name: wireNames.requestedWith,
    in: 'header',
    required: true,
    description: 'Distinguishes calls of the portal from pages that a browser opens.',
    schema: { type: 'string', enum: ['XMLHttpRequest'] },
  },
  IdempotencyKey: {
    name: wireNames.idempotencyKey,
    in: 'header',
    required: true,
    description:
      'A UUID for each operation of the player. Every attempt at the operation sends the same key, even after a timeout or a page reload. The host carries out an operation once and answers repeated requests with the same response.',
    schema: { type: 'string', format: 'uuid' },
    'x-addition': true,
    'x-when-absent':
      'The portal checks the transaction history before it sends an operation again. A host on another origin must allow the header in CORS even if it ignores it.',
  },
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: "The host's session cookie (HttpOnly). Its name is up to the host.",
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: wireNames.xsrfHeader,
    description: `The URL-decoded value of the ${wireNames.xsrfCookie} cookie. Without it, the host responds with 419.`,
  },
} as const;

/** '/reset-password/:token' → '/reset-password/{token}'. */
const templateOf = (path: string): string => path.replace(/:([a-z]+)/gi, '{$1}');

/** By name; any other path parameter is a token. */
const parameterMeanings: Readonly<Record<string, string>> = {
  locale: 'The locale: vi-VN.',
  id: 'The `id` of the session.',
};

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterMeanings[name] ?? 'The token from a link in a message.',
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
    {
      url: '/',
      description: 'The API host: PORTAL_API_HOST if set, otherwise the origin that serves the portal.',
    },
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
