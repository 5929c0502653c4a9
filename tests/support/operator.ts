import { runAdmin } from '../../api-host/admin/runAdmin';

/** What an operator saw. */
export interface Operated {
  code: number;
  out: string;
  err: string;
  /** The document of --json; throws if stdout is anything else. */
  json(): Record<string, unknown>;
}

/**
 * Runs a line of `npm run admin --` in this process. `answers`: what is typed when it asks; without it there is no terminal. `env`:
 * further settings, such as an operator's key.
 */
export const operate = (
  url: string,
  line: readonly string[],
  answers?: string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Operated> => operateIn({ DATABASE_URL: url, ...env }, line, answers);

/** The same on a machine with these settings. */
export async function operateIn(
  env: Readonly<Record<string, string>>,
  line: readonly string[],
  answers?: string[],
): Promise<Operated> {
  const written = { out: '', err: '' };
  const ask =
    answers === undefined
      ? null
      : async (question: string) => {
          written.err += question;
          return answers.shift() ?? '';
        };
  const code = await runAdmin(line, {
    env,
    terminal: {
      out: (text) => void (written.out += `${text}\n`),
      err: (text) => void (written.err += `${text}\n`),
      ask,
      askSecret: ask,
    },
  });
  return { code, ...written, json: () => JSON.parse(written.out) as Record<string, unknown> };
}

/** How runs ended that may have ended in any order. */
export const exitCodes = (runs: readonly Pick<Operated, 'code'>[]): number[] =>
  runs.map(({ code }) => code).sort();

/** A line as it is typed in a shell: words, and texts in double quotes. */
export const typed = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** The key that `operators add` or `operators new-key` printed. */
export const keyIn = (out: string): string => /op_[\w-]{43}/.exec(out)?.[0] ?? '';
