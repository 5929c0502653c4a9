import type { CallMeta } from './hostCall';
import { plainError, type PortalError } from './portalError';

/** The result of a queryFn. */
export type Read<Entity> = ({ data: Entity } | { error: PortalError }) & { meta?: CallMeta };

interface Answer {
  data?: unknown;
  error?: PortalError | undefined;
  meta?: CallMeta | undefined;
}
export type Call = (url: string) => Answer | PromiseLike<Answer>;

/**
 * The queryFn of a GET whose answer a reader converts to an entity. If the reader cannot, the call fails, as it does when the answer
 * is not JSON (HOST-2). An error thrown by `transformResponse` would lose the query's tags and the message.
 */
export const readAnswer =
  <Entity>(url: string, read: (json: unknown) => Entity | null) =>
  async (_: unknown, __: unknown, ___: unknown, call: Call): Promise<Read<Entity>> => {
    const { data, error, meta } = await call(url);
    const known = meta && { meta };
    if (error) return { error, ...known };
    const entity = read(data);
    return entity === null ? { error: plainError('html'), ...known } : { data: entity, ...known };
  };
