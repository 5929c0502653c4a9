import { runAdmin } from '../../api-host/admin/runAdmin';

/** What an operator saw. */
export interface Operated {
  code: number;
  out: string;
  err: string;
  /** The document of --json; throws if stdout is anything else. */
  json(): Record<string, unknown>;
}

/** Runs a line of `npm run admin --` in this process. `answers`: what is typed when it asks; without it there is no terminal. */
export const operate = (url: string, line: readonly string[], answers?: string[]): Promise<Operated> =>
  operateIn({ DATABASE_URL: url }, line, answers);

/** The same on a machine with these settings. */
export async function operateIn(
  env: Readonly<Record<string, string>>,
  line: readonly string[],
  answers?: string[],
): Promise<Operated> {
  const written = { out: '', err: '' };
  const code = await runAdmin(line, {
    env,
    terminal: {
      out: (text) => void (written.out += `${text}\n`),
      err: (text) => void (written.err += `${text}\n`),
      ask:
        answers === undefined
          ? null
          : async (question) => {
              written.err += question;
              return answers.shift() ?? '';
            },
    },
  });
  return { code, ...written, json: () => JSON.parse(written.out) as Record<string, unknown> };
}

/** A line as it is typed in a shell: words, and texts in double quotes. */
export const typed = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
