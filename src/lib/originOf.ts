import type { Location } from 'react-router-dom';

/** The page that a visitor wanted before the login (LAY-5), as given by the address or the router's state. Not checked yet (LAY-9). */
export const originOf = ({ search, state }: Location<unknown>): unknown =>
  new URLSearchParams(search).get('next_uri') ??
  (typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);
