/** The problems that a player can choose from. A report has no free text, which could contain names and secrets (decision 0115). */
export const problemTopics = ['blank', 'stuck', 'money', 'slow', 'other'] as const;
export type ProblemTopic = (typeof problemTopics)[number];

/** POST /api/problem-reports, an addition. */
export interface ProblemReportPayload {
  /** A UUID created by the portal, so that a report that is sent twice is stored once. */
  id: string;
  /** `crash`: the portal sent it automatically, which the deployment must enable. */
  topic: ProblemTopic | 'crash';
  /** The portal's build, the page, the browser and its window, one line each. */
  build: string;
  page: string;
  browser: string;
  /** A recording as JSON text, which contains only what is known to be harmless (docs/state.md). */
  recording: string;
}

/** The code that the player can give to support. */
export interface ProblemReportKept {
  code: string;
}

/** The longest `recording`, in characters. */
export const MAX_RECORDING_LENGTH = 200_000;
