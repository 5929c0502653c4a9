import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { hasAbsentStatus, isMissingCall } from './missingCall';
import type { CallEnvironment } from './baseQuery';
import type { Call, Read } from './readAnswer';

/**
 * The addresses that a page does not request again. Not those whose absence may be a proxy's page, whatever its status, or a lost
 * connection: they are requested again on the next visit.
 */
const absentAddresses = new WeakMap<CallEnvironment, Set<string>>();

/** Some hosts also answer with 404 what they have, but not for this player. */
export const forgetAbsences = (environment: CallEnvironment): void =>
  void absentAddresses.delete(environment);

/** The queryFn of a GET that is not in requirements §7. It returns `absent` if the host does not have the endpoint (HOST-4). */
export const readAddition =
  <Entity>(url: string, read: (json: unknown) => Entity, absent: Entity) =>
  async (_: unknown, api: BaseQueryApi, __: unknown, call: Call): Promise<Read<Entity>> => {
    const environment = api.extra as CallEnvironment;
    if (absentAddresses.get(environment)?.has(url)) return { data: absent };
    const { data, error, meta } = await call(url);
    if (!error) return { data: read(data), ...(meta && { meta }) };
    if (error.kind !== 'html' && hasAbsentStatus(error))
      absentAddresses.set(environment, new Set(absentAddresses.get(environment)).add(url));
    return (await isMissingCall(error, environment.apiHost, api)) ? { data: absent } : { error };
  };
