import { isBreaking, type Finding, type Outcome } from './finding';
import { breaking } from './breaking';

const INDENT = '    ';

function detailsOf(outcome: Outcome): string[] {
  if (outcome.kind !== 'tried') return [];
  return outcome.deviations.map(({ how, breaking: name }) =>
    name === undefined ? how : `${how}\n${INDENT}  breaking: ${breaking[name]}`,
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

/** A summary such as '20 conform, 2 deviate (1 breaking), 1 absent, 5 not tried'. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (fits: (outcome: Outcome) => boolean) =>
    findings.filter(({ outcome }) => fits(outcome)).length;
  const conform = count((outcome) => outcome.kind === 'tried' && outcome.deviations.length === 0);
  const deviate = count((outcome) => outcome.kind === 'tried' && outcome.deviations.length > 0);
  const broken = findings.filter(isBreaking).length;
  const [away, left] = [count(({ kind }) => kind === 'absent'), count(({ kind }) => kind === 'not tried')];
  return `${conform} conform, ${deviate} deviate (${broken} breaking), ${away} absent, ${left} not tried`;
}
