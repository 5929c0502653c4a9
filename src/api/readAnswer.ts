import { plainError, type PortalError } from './portalError';

interface Answer {
  data?: unknown;
  error?: PortalError | undefined;
}
export type Call = (url: string) => Answer | PromiseLike<Answer>;

/**
 * The queryFn of a GET whose answer a reader turns into an entity. An answer that the reader cannot read is an error of the
 * call, as a page that is not JSON is (HOST-2). An error thrown by `transformResponse` would lose its tags and its message.
 */
export const readAnswer =
  <Entity>(url: string, read: (json: unknown) => Entity | null) =>
  async (
    _: unknown,
    __: unknown,
    ___: unknown,
    call: Call,
  ): Promise<{ data: Entity } | { error: PortalError }> => {
    const answer = await call(url);
    if (answer.error) return { error: answer.error };
    const data = read(answer.data);
    return data === null ? { error: plainError('html') } : { data };
  };
