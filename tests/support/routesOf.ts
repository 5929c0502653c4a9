import type { FastifyInstance } from 'fastify';

/** The indentation of each level of Fastify's tree, in characters. */
const INDENT = 4;

/** 'GET /api/me' for each route of a ready app, from the tree that Fastify prints; the HEAD route of each GET is left out. */
export function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', , methods = ''] =
        /^(\W*── )(\S+)( \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (segment === '') return [];
      const depth = indent.length / INDENT;
      const path = depth === 1 ? segment.replace(/^\*/, '/*') : `${parents[depth - 1] ?? ''}${segment}`;
      parents[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
