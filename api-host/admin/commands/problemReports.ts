import { newestReports, reportByCode, type ProblemReport } from '../../repositories/problemReports';
import { Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { facts, table } from '../table';
import { parseLimit } from '../values';

const SHOWN = 50;
const CODE = { name: 'code', meaning: 'the code of the report, as the player was told it' };

async function reportOf(db: Db, code: string) {
  const report = await reportByCode(db, code);
  if (!report)
    throw new Refusal(
      `There is no report ${code}: reports are kept for 30 days. See ${PROGRAM} reports list.`,
    );
  return report;
}

const list: Command = {
  words: 'reports list',
  meaning: 'Lists the problems that players reported, newest first.',
  options: [{ name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` }],
  examples: [{ typed: 'reports list --limit 10', meaning: 'the newest ten' }],
  async read(db, input) {
    const reports = await newestReports(db, parseLimit(input.option('limit'), SHOWN));
    const shown = {
      CODE: ({ code }: ProblemReport) => code,
      REPORTED: ({ keptAt }: ProblemReport) => keptAt,
      TOPIC: ({ topic }: ProblemReport) => topic,
      PAGE: ({ page }: ProblemReport) => page,
      BUILD: ({ build }: ProblemReport) => build,
      PLAYER: ({ playerId }: ProblemReport) => playerId,
    };
    return { lines: table(reports, shown, 'None.'), json: { reports } };
  },
};

interface Recorded {
  errors?: unknown;
  requestIds?: unknown;
}

/** The readable lists of a recording. The recording is untrusted input. */
function recordedLists(recording: string): { errors: string[]; requestIds: string[] } {
  const { errors, requestIds } = (JSON.parse(recording) as { portal?: Recorded }).portal ?? {};
  const texts = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);
  return { errors: texts(errors), requestIds: texts(requestIds) };
}

const show: Command = {
  words: 'reports show',
  meaning: 'Shows a report: the page, the browser, the errors, and the numbers of the calls in the log.',
  args: [CODE],
  examples: [{ typed: 'reports show 7KQ2M4XA', meaning: 'what is known of it' }],
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
    return { lines, json: { report, errors, requestIds } };
  },
};

const replay: Command = {
  words: 'reports replay',
  meaning: 'Prints the recording of a report, which `npm run replay` plays without a host.',
  details: [
    'Into a file: `npm run -s admin -- reports replay 7KQ2M4XA > report.json`, then `npm run replay -- report.json`.',
  ],
  args: [CODE],
  examples: [{ typed: 'reports replay 7KQ2M4XA', meaning: 'prints that recording' }],
  async read(db, input) {
    const { code, recording } = await reportOf(db, input.arg('code'));
    return { lines: [recording], json: { code, recording: JSON.parse(recording) as unknown } };
  },
};

export const problemReportCommands = [list, show, replay];
