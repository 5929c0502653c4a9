import { printableJson } from '../../domain/printable';
import { newestReports, reportByCode, type ProblemReport } from '../../repositories/problemReports';
import { Refusal, type Command, type Db } from '../command';
import { limited } from '../limited';
import { PROGRAM } from '../programName';
import { facts, table } from '../table';
import { accessTo, limitOption } from './lookups';

const SHOWN = 50;
const CODE = { name: 'code', meaning: 'the report’s code, which the player was shown' };

async function reportOf(db: Db, code: string) {
  const report = await reportByCode(db, code);
  if (!report)
    throw new Refusal(
      `There is no report ${code}: reports are deleted after 30 days. See ${PROGRAM} reports list.`,
    );
  return report;
}

const accessToReport = ({ code, playerId }: ProblemReport) =>
  accessTo(`problem report ${code}`, { playerId });

const list: Command = {
  words: 'reports list',
  meaning: 'Lists players’ problem reports, newest first.',
  options: [limitOption(SHOWN)],
  examples: [{ typed: 'reports list --limit 10', meaning: 'the 10 newest reports' }],
  async read(db, input) {
    const { rows, more, rest } = await limited(input, SHOWN, (most) => newestReports(db, most));
    const shown = {
      CODE: ({ code }: ProblemReport) => code,
      REPORTED: ({ keptAt }: ProblemReport) => keptAt,
      TOPIC: ({ topic }: ProblemReport) => topic,
      PAGE: ({ page }: ProblemReport) => page,
      BUILD: ({ build }: ProblemReport) => build,
      PLAYER: ({ playerId }: ProblemReport) => playerId,
    };
    return {
      lines: [...table(rows, shown, 'None.'), ...rest],
      json: { reports: rows, more },
      access: accessTo('problem reports', { shown: rows.length }),
    };
  },
};

interface Recorded {
  errors?: unknown;
  requestIds?: unknown;
}

/** The errors and request ids in a recording, which is untrusted input. */
function recordedLists(recording: string): { errors: string[]; requestIds: string[] } {
  const { errors, requestIds } = (JSON.parse(recording) as { portal?: Recorded }).portal ?? {};
  const text = (item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item));
  const texts = (list: unknown) => (Array.isArray(list) ? list.map(text) : []);
  return { errors: texts(errors), requestIds: texts(requestIds) };
}

const show: Command = {
  words: 'reports show',
  meaning: 'Shows a problem report: page, browser, errors, and the request ids to look for in the log.',
  args: [CODE],
  examples: [{ typed: 'reports show 7KQ2M4XA', meaning: 'the report with this code' }],
  async read(db, input) {
    const { recording, ...report } = await reportOf(db, input.arg('code'));
    const { errors, requestIds } = recordedLists(recording);
    const lines = facts({
      Code: report.code,
      Reported: report.keptAt,
      Player: report.playerId,
      Topic: report.topic,
      Page: report.page,
      Browser: report.browser,
      Build: report.build,
      ...Object.fromEntries(errors.map((error, at) => [`Error ${at + 1}`, error])),
      'Request ids': requestIds.join(' '),
    });
    return { lines, json: { report, errors, requestIds }, access: accessToReport(report) };
  },
};

const replay: Command = {
  words: 'reports replay',
  meaning: 'Prints the recording of a report, for `npm run replay`.',
  details: [
    'To replay it without a host: `npm run -s admin -- reports replay 7KQ2M4XA > report.json`, then `npm run replay -- report.json`.',
  ],
  args: [CODE],
  examples: [{ typed: 'reports replay 7KQ2M4XA', meaning: 'the recording of that report' }],
  async read(db, input) {
    const { recording, ...report } = await reportOf(db, input.arg('code'));
    const value = JSON.parse(recording) as unknown;
    return {
      lines: [printableJson(JSON.stringify(value))],
      json: { code: report.code, recording: value },
      access: accessToReport(report),
    };
  },
};

export const problemReportCommands = [list, show, replay];
