/** The states of a player's claim that a transfer was not credited (PLAY-3). */
export const claimStates = ['open', 'credited', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why a claim was refused: no matching transfer, credited before, sent back to the payer, or a case for support. */
export const claimRefusals = ['notFound', 'creditedBefore', 'sentBack', 'askSupport'] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];
