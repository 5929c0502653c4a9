/** How the commands are called, in every text that names one. */
export const PROGRAM = 'npm run admin --';
