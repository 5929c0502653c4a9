/**
 * Deviations that the portal cannot tolerate, by name, with the consequence of each. It tolerates all others: src/api/readers reads answers
 * tolerantly, and the portal supplies its own message for an error without a body.
 */
export const breaking = {
  silent: 'The portal waits for an answer for 5000 ms at most; its screens show an error.',
  missing: 'Its screens cannot work.',
  failed: 'Its screens show an error, whatever the player does.',
  blockedByCors: 'The browser blocks the call or its response.',
  openToAllOrigins: "Any web site could call the host with the player's cookies and read the answers.",
  tokenUnreadable: 'The portal cannot read the token, so every change is refused.',
  tokenRefused: 'Every change is refused, however often the page is reloaded.',
  unprotected: 'Any web site could act for a player who is signed in.',
  visitorUnknown:
    'Only 401, or null, says that nobody is signed in; visitors get an error instead of /login.',
  wrongPasswordAccepted: 'A wrong password signs the visitor in, or appears to.',
  nobodySignsIn: 'The player cannot sign in, and no call of a signed-in player could be tried.',
  sessionLost: 'A 401 signs the player out and leads to /login.',
  sessionOutlivesLogout: 'The next user of the browser is still signed in as this player.',
  deadLinkAccepted:
    'Anybody with an invented link token can set the password or verify the address of another player.',
  acceptsAnything: 'The portal reports success for a change that was not made.',
  unreadable: 'The screen shows an error in place of its contents.',
  noRowReadable: 'Every row is left out: the screen is empty although there is something to show.',
  noBalance: 'No balance is shown, and only the host refuses an amount that the player cannot pay.',
  refusedButCharged: 'The portal reports that nothing was charged.',
  chargedUnseen:
    'After a lost answer the portal can neither repeat the recharge nor see whether it was charged: the player may pay twice.',
} as const satisfies Record<string, string>;

export type Breaking = keyof typeof breaking;
