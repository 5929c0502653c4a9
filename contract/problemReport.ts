/** What a player says is wrong; there is no free text in a report, since it would carry names and secrets (decision 0115). */
export const problemTopics = ['blank', 'stuck', 'money', 'slow', 'other'] as const;
export type ProblemTopic = (typeof problemTopics)[number];

/** POST /api/problem-reports, an addition. */
export interface ProblemReportPayload {
  /** A UUID of the portal, so that a report that is sent twice is kept once. */
  id: string;
  /** `crash`: the portal sent it by itself, where the deployment says so. */
  topic: ProblemTopic | 'crash';
  /** The portal's build, the page, the browser and its window, one line each. */
  build: string;
  page: string;
  browser: string;
  /** A recording as JSON text, without anything that is not known to be harmless (docs/state.md). */
  recording: string;
}

/** What the player may tell support. */
export interface ProblemReportKept {
  code: string;
}

/** The longest `recording`, in characters. */
export const MAX_RECORDING_LENGTH = 200_000;
