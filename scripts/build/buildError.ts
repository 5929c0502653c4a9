/** An error that stops the build, with a message for the person at the terminal. */
export class BuildError extends Error {}
