/** The name of the BroadcastChannel on which the tabs of this browser tell each other about their shared session. */
export const SESSION_CHANNEL = 'portal-session';
