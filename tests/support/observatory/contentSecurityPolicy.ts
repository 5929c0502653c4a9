const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const UNSAFE = new Set(["'unsafe-inline'", 'data:']);
const isBroad = (source: string) => BROAD.has(source);
const isBroadOrUnsafe = (source: string) => isBroad(source) || UNSAFE.has(source);
const isNonceOrHash = (source: string) => /^'(nonce|sha256|sha384|sha512)-/.test(source);
const isPlainHttp = (source: string) => /^(http|ftp):/.test(source);

/** The sources of each directive of one policy, in lower case. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Of a repeated directive only the first counts, as in browsers. */
export function parsePolicy(header: string): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

const sourcesOf = (policy: Policy, directive: string): readonly string[] =>
  policy.get(directive) ?? policy.get('default-src') ?? ['*'];

/** The sources that a browser honours: a nonce or hash disables 'unsafe-inline', and 'strict-dynamic' also disables hosts and schemes. */
function heeded(sources: readonly string[]): readonly string[] {
  if (!sources.some(isNonceOrHash)) return sources;
  const dynamic = sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" &&
      !(dynamic && (source === "'self'" || /^(ftp:|https?:|\*)/.test(source))),
  );
}

/** Observatory's modifier for the policy of a page on https; null for a page without a policy. */
export function policyModifier(policy: Policy | null): number {
  if (!policy || policy.size === 0) return -25;
  const script = heeded(sourcesOf(policy, 'script-src'));
  const style = heeded(sourcesOf(policy, 'style-src'));
  // Without a nonce or a hash 'strict-dynamic' lets no script run: not a valid policy.
  if (script.includes("'strict-dynamic'") && !script.some(isNonceOrHash)) return -25;
  if (script.some(isBroadOrUnsafe) || sourcesOf(policy, 'object-src').some(isBroad)) return -20;
  const active = [...policy].flatMap(([name, sources]) =>
    /^(img|media|script)-src$/.test(name) ? [] : sources,
  );
  if ([...active, ...script].some(isPlainHttp)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...sourcesOf(policy, 'img-src'), ...sourcesOf(policy, 'media-src')].some(isPlainHttp)) return -10;
  if (style.some(isBroadOrUnsafe)) return 0;
  const nothingElse = policy.get('default-src');
  return nothingElse?.length === 1 && nothingElse[0] === "'none'" ? 10 : 5;
}
