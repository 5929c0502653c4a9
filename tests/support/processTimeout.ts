/** In ms. Jest ignores a project's own `testTimeout`, so it is set in each of the project's files. */
jest.setTimeout(600_000);
