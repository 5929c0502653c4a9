/** How the toolbar has the fake host answer: at once; after a while; or not at all once the player is signed in. */
export const networks = ['normal', 'slow', 'failing'] as const;
export type Network = (typeof networks)[number];

/** Milliseconds that each call takes on a slow network. */
export const SLOW_MS = 2500;

let network: Network = 'normal';

export const currentNetwork = (): Network => network;
export const setNetwork = (value: unknown): Network =>
  (network = networks.find((name) => name === value) ?? 'normal');
