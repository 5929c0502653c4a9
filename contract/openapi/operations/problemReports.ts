import type { Operations } from '../operation';
import { payload } from '../payloads';

/** Players' reports of problems with the portal. */
export const problemReportOperations = {
  'POST /api/problem-reports': {
    id: 'reportProblem',
    summary: 'Keeps a report of a problem, with a recording of the portal',
    tag: 'session',
    who: 'anyone',
    screens: ['every screen'],
    whenAbsent: 'Nothing offers to report a problem.',
    notes:
      'Sent only where the deployment says that the host has it. The same id is kept once. The code is what the player may tell support.',
    payload: payload('ProblemReportPayload'),
    answer: { schema: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] } },
  },
} as const satisfies Partial<Operations>;
