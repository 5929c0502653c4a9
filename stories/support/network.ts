/** How the fake host answers, as selected in the toolbar: at once, after a delay, or not at all once the player is signed in. */
export const networks = ['normal', 'slow', 'failing'] as const;
export type Network = (typeof networks)[number];

/** The delay of each call on a slow network, in ms. */
export const SLOW_MS = 2500;

let network: Network = 'normal';

export const currentNetwork = (): Network => network;
export const setNetwork = (value: unknown): Network =>
  (network = networks.find((name) => name === value) ?? 'normal');
