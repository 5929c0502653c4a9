/** How operators call the program, in every text that names a command. */
export const PROGRAM = 'npm run admin --';
