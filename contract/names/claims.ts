/** What became of a player's claim that a transfer was not credited (PLAY-3). */
export const claimStates = ['open', 'credited', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why a claim was refused: no transfer fits, it was credited before, it was sent back, or the player is to write to support. */
export const claimRefusals = ['notFound', 'creditedBefore', 'sentBack', 'askSupport'] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];
