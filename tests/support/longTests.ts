/** Journeys through a real browser and host take longer than a unit test may. */
jest.setTimeout(90_000);
// And once in a while a busy machine is too slow for one; `npm test` lists what needed it (docs/decisions/0060).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
