import { openApiDocument } from '@portal/contract/openapi';

/** A route of the host, and what a portal or a gateway sends to it. */
export interface FuzzedRoute {
  method: string;
  /** As written for Fastify: `:name` and `*` stand for anything. */
  path: string;
  /** Field names that its payload may have. */
  fields: readonly string[];
  /** Sent only without a session, since the other requests need the session. */
  endsSessions: boolean;
}

/** Routes beyond the contract: for operators, gateways, the sandbox, and the portal's own files. */
const hostOnly: [route: string, ...fields: string[]][] = [
  ['GET /health'],
  ['GET /ready'],
  ['GET /*'],
  ['GET /static/*'],
  ['GET /locales/*'],
  ['GET /api/openapi.json'],
  ['GET /sandbox'],
  ['GET /sandbox/messages'],
  ['POST /sandbox/sms', 'from', 'text'],
  ['POST /sandbox/game', 'mode'],
  ['GET /sandbox/deliveries'],
  ['POST /sandbox/transfers', 'method', 'amount', 'content', 'id'],
  ['POST /sandbox/zones/:id', 'state'],
  ['POST /sandbox/players/:username', 'leftCoin', 'extpoint0', 'extpoint4', 'recall'],
  ['POST /api/transfer-notices/:provider', 'transferId', 'amount', 'content', 'receivedAt', 'status'],
  [
    'POST /api/bank-feeds/:feed',
    'id',
    'accountNumber',
    'transferType',
    'transferAmount',
    'content',
    'data',
    'signature',
  ],
  ['POST /api/hotline-messages', 'id', 'from', 'text', 'receivedAt'],
  ['POST /api/*', 'username', 'password'],
];

/** The names of all properties in a schema, at any depth. */
function propertiesIn(schema: unknown, components: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => propertiesIn(part, components));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === '$ref') {
      const name = String(value).split('/').at(-1) ?? '';
      return propertiesIn((components as Record<string, unknown>)[name], components);
    }
    const own = key === 'properties' ? Object.keys(value as object) : [];
    return [...own, ...propertiesIn(value, components)];
  });
}

function documentedRoutes(): FuzzedRoute[] {
  const document = openApiDocument() as unknown as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
    components: { schemas: unknown };
  };
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      fields: [...new Set(propertiesIn(requestBody, document.components.schemas))],
      endsSessions: path === '/logout' || (method === 'delete' && path.startsWith('/api/sessions')),
    })),
  );
}

/** Every route of the host. */
export const fuzzedRoutes: readonly FuzzedRoute[] = [
  ...documentedRoutes(),
  ...hostOnly.map(([route, ...fields]) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path, fields, endsSessions: false };
  }),
];
