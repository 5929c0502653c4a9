import { paths, type ProblemReportKept, type ProblemReportPayload } from '@portal/contract';
import { portalApi } from '../portalApi';
import { fieldsOf, readText } from '../readers/json';

/** POST /api/problem-reports, an addition: offered if the deployment's configuration says that the host has it (HOST-4). */
export const problemReportApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    reportProblem: build.mutation<ProblemReportKept, ProblemReportPayload>({
      query: (body) => ({ url: paths.problemReports, method: 'POST', body }),
      extraOptions: { publicCall: true },
      transformResponse: (answer: unknown) => ({ code: readText(fieldsOf(answer)['code']) ?? '' }),
    }),
  }),
});
