/** Journeys through a real browser and host take longer than a unit test may. */
jest.setTimeout(90_000);
