import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Bodies are JSON. An empty body counts as none, even with a JSON content type. A native form post (a prerendered form submitted
 * before the scripts loaded) is read and dropped; plugins/csrf.ts redirects it back to its page.
 */
export const bodyParsers = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parseJson(request, String(body), done);
    });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
  },
  { name: 'bodies' },
);
