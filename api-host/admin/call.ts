/** How the commands are called, in every text that names one. */
export const CALL = 'npm run admin --';
