/** One generated case and its result. */
export interface CaseResult {
  entity: string;
  field: string;
  form: string;
  page: string;
  /** The difference from the usual screen. */
  shows: string;
  /** null: no fault. */
  fault: string | null;
}

/** The lines that differ between the texts of two screens. */
export function differenceOf(usual: string, odd: string): string {
  const [before, after] = [usual, odd].map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const gone = (before ?? []).filter((line) => !after?.includes(line));
  const come = (after ?? []).filter((line) => !before?.includes(line));
  const listed = (sign: string, lines: readonly string[]) =>
    lines.slice(0, 4).map((line) => `${sign} ${line.slice(0, 60)}`);
  const lines = [...new Set([...listed('−', gone), ...listed('+', come)])];
  return lines.length === 0 ? 'as usual' : lines.join('; ');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The table of all cases, for human readers. */
export function caseTable(results: readonly CaseResult[]): string {
  const faults = results.filter(({ fault }) => fault !== null).length;
  const rows = results.map(({ entity, field, form, page, shows, fault }) =>
    [entity, field, form, page, shows, fault ?? ''].map(cell).join(' | '),
  );
  return [
    `# ${results.length} generated cases of a host's answers, ${faults} faults`,
    '',
    '“−” is what the screen no longer shows, “+” what it shows in its place.',
    '',
    '| entity | field | form | page | the screen shows | fault |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}
