import type { Finding } from '../../scripts/conformance/finding';
import { linesOf } from '../../scripts/conformance/print';
import { conformance } from '../../scripts/conformance/run';
import type { ConformanceOptions } from '../../scripts/conformance/world';
import { startTinyHost, tinyPlayer, type TinyAnswers, type TinyRequest } from './tinyHost';

/** The findings on a small host with replaced responses. */
export async function findingsOn(
  answers: TinyAnswers,
  options: Partial<ConformanceOptions> = {},
): Promise<Finding[]> {
  const host = await startTinyHost(answers, options.portalOrigin);
  const findings: Finding[] = [];
  const all = { host: host.origin, credentials: tinyPlayer, money: false, ...options };
  for await (const finding of conformance(all)) findings.push(finding);
  await host.close();
  return findings;
}

/** 'call: name' of each deviation that the portal cannot tolerate. */
export const breakingOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ call, outcome }) =>
    outcome.kind === 'tried'
      ? outcome.deviations.flatMap((one) => (one.breaking ? [`${call}: ${one.breaking}`] : []))
      : [],
  );

/** The printed report for one call. */
export const lineOf = (findings: readonly Finding[], call: string): string =>
  findings
    .filter((finding) => finding.call === call)
    .map(linesOf)
    .join('\n');

/** Responds with the signed-in user. */
export const signedIn = (body: unknown) => (request: TinyRequest) =>
  request.isSignedIn ? { body } : { status: 401, body: { message: 'Chưa đăng nhập.' } };

export const html = { status: 404, body: '<h1>Not Found</h1>' };
export const PORTAL = 'https://portal.example';
