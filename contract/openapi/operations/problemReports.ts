import type { Operations } from '../operation';
import { payload } from '../payloads';

/** Players' reports of problems with the portal. */
export const problemReportOperations = {
  'POST /api/problem-reports': {
    id: 'reportProblem',
    summary: 'Stores a problem report with a recording of the portal',
    tag: 'session',
    who: 'anyone',
    screens: ['every screen'],
    whenAbsent: 'The portal does not offer to report a problem.',
    notes:
      'Sent only if the deployment enables problem reports. Reports with the same `id` are stored once. The player can give the `code` in the response to support.',
    payload: payload('ProblemReportPayload'),
    answer: { schema: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] } },
  },
} as const satisfies Partial<Operations>;
