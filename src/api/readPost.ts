import type { HostRequest } from './hostCall';
import { plainError, type PortalError } from './portalError';

type Answer = { data?: unknown; error?: PortalError | undefined };
type Call = (request: HostRequest) => Answer | PromiseLike<Answer>;

/** The queryFn of a POST whose answer a reader converts to an entity; see readAnswer. */
export const readPost =
  <Entity>(url: string, read: (json: unknown) => Entity | null) =>
  async (
    body: unknown,
    _: unknown,
    __: unknown,
    call: Call,
  ): Promise<{ data: Entity } | { error: PortalError }> => {
    const { data, error } = await call({ url, method: 'POST', body: body ?? {} });
    if (error) return { error };
    const entity = read(data);
    return entity === null ? { error: plainError('html') } : { data: entity };
  };
