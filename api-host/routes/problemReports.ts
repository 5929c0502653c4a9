import type { FastifyInstance } from 'fastify';
import { MAX_RECORDING_LENGTH, paths, type ProblemReportKept } from '@portal/contract';
import { problemReportPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { addressBucket } from '../domain/addressBucket';
import { invalidFields, parseBody } from '../errors';
import { keepReport } from '../repositories/problemReports';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, countAttempts } from './limits';

/** Escapes in JSON make a text up to twice as long, and the other fields are short. */
const MOST_BYTES = 2 * MAX_RECORDING_LENGTH + 8 * 1024;

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * POST /api/problem-reports {id, topic, build, page, browser, recording}: 200 {code}. Anyone may send one; the same id is kept once. 422
 * for a body that is not a report; 429 beyond ten an hour from one address.
 */
export function problemReportRoutes({ db }: Deps) {
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.post(
      paths.problemReports,
      { bodyLimit: MOST_BYTES },
      async (request, reply): Promise<ProblemReportKept> => {
        const report = parseBody(problemReportPayload, request.body);
        if (!isObject(report.recording)) throw invalidFields({ recording: ['Báo cáo không hợp lệ.'] });
        await countAttempts(limits, [
          { bucket: `problem-reports:${addressBucket(request.ip)}`, limit: accountLimits.problemReports },
          { bucket: 'problem-reports', limit: accountLimits.problemReportsOfAll },
        ]);
        const player = await app.sessions.find(request);
        reply.header('Cache-Control', 'no-store');
        return { code: await keepReport(db, report, player?.id ?? null) };
      },
    );
  };
}
