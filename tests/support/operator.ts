import { runAdmin } from '../../api-host/admin/runAdmin';

/** An input at a prompt, or what happens while the prompt is open, and then the input. */
export type Answer = string | (() => Promise<string>);

/** Confirms a question once something else has changed while it was open. */
export const yesAfter =
  (change: () => Promise<unknown>): Answer =>
  async () => {
    await change();
    return 'y';
  };

/** The output of a command as an operator sees it. */
export interface Operated {
  code: number;
  out: string;
  err: string;
  /** The parsed output of --json; throws if stdout contains anything else. */
  json(): Record<string, unknown>;
}

/**
 * Runs a line of `npm run admin --` in this process. `answers`: the input at prompts; without it there is no terminal. `env`: further
 * settings, such as an operator's key.
 */
export const operate = (
  url: string,
  line: readonly string[],
  answers?: Answer[],
  env: Readonly<Record<string, string>> = {},
): Promise<Operated> => operateIn({ DATABASE_URL: url, ...env }, line, answers);

/** Runs a line on a machine with these settings. */
export async function operateIn(
  env: Readonly<Record<string, string>>,
  line: readonly string[],
  answers?: Answer[],
): Promise<Operated> {
  const written = { out: '', err: '' };
  const ask =
    answers === undefined
      ? null
      : async (question: string) => {
          written.err += question;
          const answer = answers.shift() ?? '';
          return typeof answer === 'string' ? answer : answer();
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

/** The exit codes of runs that may have ended in any order. */
export const exitCodes = (runs: readonly Pick<Operated, 'code'>[]): number[] =>
  runs.map(({ code }) => code).sort();

/** Splits a line as a shell does: words, and texts in double quotes. */
export const typed = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** The key printed by `operators add` or `operators new-key`. */
export const keyIn = (out: string): string => /op_[\w-]{43}/.exec(out)?.[0] ?? '';
