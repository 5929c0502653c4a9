import { isUnbearable, type Finding, type Outcome } from './finding';
import { unbearable } from './unbearable';

const INDENT = '    ';

function detailsOf(outcome: Outcome): string[] {
  if (outcome.kind !== 'tried') return [];
  return outcome.deviations.map(({ how, unbearable: name }) =>
    name === undefined ? how : `${how}\n${INDENT}  not bearable: ${unbearable[name]}`,
  );
}

function wordOf(outcome: Outcome): string {
  if (outcome.kind === 'absent') return `absent: ${outcome.portal}`;
  if (outcome.kind === 'not tried') return `not tried: ${outcome.why}`;
  return outcome.deviations.length === 0 ? 'conforms' : 'deviates:';
}

/** One line for a call, and one for each of its deviations. */
export const linesOf = ({ call, outcome }: Finding): string =>
  [`${call}: ${wordOf(outcome)}`, ...detailsOf(outcome).map((detail) => INDENT + detail)].join('\n');

/** A summary such as '20 conform, 2 deviate (1 not bearable), 1 absent, 5 not tried'. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (fits: (outcome: Outcome) => boolean) =>
    findings.filter(({ outcome }) => fits(outcome)).length;
  const conform = count((outcome) => outcome.kind === 'tried' && outcome.deviations.length === 0);
  const deviate = count((outcome) => outcome.kind === 'tried' && outcome.deviations.length > 0);
  const notBearable = findings.filter(isUnbearable).length;
  const [away, left] = [count(({ kind }) => kind === 'absent'), count(({ kind }) => kind === 'not tried')];
  return `${conform} conform, ${deviate} deviate (${notBearable} not bearable), ${away} absent, ${left} not tried`;
}
