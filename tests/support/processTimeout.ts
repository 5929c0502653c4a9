/** In ms. A project's own `testTimeout` has no effect in Jest, so it is set for each of its files. */
jest.setTimeout(600_000);
