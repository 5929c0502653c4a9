/** How operators start the program; used in every text that names a command. */
export const PROGRAM = 'npm run admin --';
