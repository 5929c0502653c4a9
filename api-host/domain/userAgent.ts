/** Names of programs, with a pattern for their user agents. The first match wins: most user agents also claim to be Chrome or Safari. */
type Names = readonly (readonly [name: string, sign: RegExp])[];

const browsers: Names = [
  ['Cốc Cốc', /\bcoc_coc_browser\//i],
  ['Zalo', /\bZalo\b/i],
  ['TikTok', /\b(musical_ly|BytedanceWebview|trill)/i],
  ['Messenger', /\bFBAN\/Messenger|\bFB_IAB\/MESSENGER/i],
  ['Facebook', /\bFB(AN|AV|_IAB)\//],
  ['Instagram', /\bInstagram\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bU(C|CM)Browser\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPiOS|OPT)\b/],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
];

const systems: Names = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\b(iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Chrome OS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/**
 * The browser and the system of a user agent, under the names that players know; null for those that are not recognised. Only a hint
 * for people: the sender can put anything into the header.
 */
export const readUserAgent = (
  userAgent: string | null,
): { browser: string | null; system: string | null } => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});

/** How a player recognises a browser: 'Chrome trên Windows'. */
export function browserName(userAgent: string | null): string {
  const { browser, system } = readUserAgent(userAgent);
  if (browser === null) return system ?? 'Trình duyệt không xác định';
  return system === null ? browser : `${browser} trên ${system}`;
}
