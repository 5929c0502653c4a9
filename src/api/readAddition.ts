import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isMissingCall } from './missingCall';
import type { CallEnvironment } from './baseQuery';
import type { Call, Read } from './readAnswer';

/** The queryFn of a GET that is not in requirements §7. It returns `absent` if the host does not have the endpoint (HOST-4). */
export const readAddition =
  <Entity>(url: string, read: (json: unknown) => Entity, absent: Entity) =>
  async (_: unknown, api: BaseQueryApi, __: unknown, call: Call): Promise<Read<Entity>> => {
    const { data, error, meta } = await call(url);
    if (!error) return { data: read(data), ...(meta && { meta }) };
    const { apiHost } = api.extra as CallEnvironment;
    return (await isMissingCall(error, apiHost, api)) ? { data: absent } : { error };
  };
