import type { UnknownAction } from '@reduxjs/toolkit';

const isInternal = ({ type }: UnknownAction) => /^api\/(config|internalSubscriptions)|^__rtkq|^@@/.test(type);

/** The actions in order: API calls as 'login pending', all others by their type; RTK Query's own actions are left out. */
export const actionNames = (actions: readonly UnknownAction[]): string[] =>
  actions.flatMap((action) => {
    if (isInternal(action)) return [];
    const { arg } = (action['meta'] ?? {}) as { arg?: { endpointName?: string } };
    const step = action.type.split('/')[2] ?? '';
    return arg?.endpointName === undefined ? action.type : `${arg.endpointName} ${step}`;
  });
