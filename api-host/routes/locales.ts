import type { FastifyInstance } from 'fastify';
import { paths, supportedLocales } from '@portal/contract';
import { problem } from '../errors';
import type { BuiltPortal } from '../serving/builtPortal';
import { sendBuiltFile } from '../serving/staticFiles';

/** GET /locales/:locale.json: the dictionary of a supported locale (APP-4); 404 for any other name. */
export function localeRoutes(portal: () => BuiltPortal | null) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { locale: string } }>(paths.locale, async (request, reply) => {
      const locale = supportedLocales.find((name) => name === request.params.locale);
      const built = portal();
      const address = `/locales/${locale ?? ''}.json`;
      if (!built?.files.has(address)) throw problem(404, 'Ngôn ngữ này chưa được hỗ trợ.');
      return sendBuiltFile(reply, built, address);
    });
  };
}
