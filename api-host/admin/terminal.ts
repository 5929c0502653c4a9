import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Where a command prints, and asks. */
export interface Terminal {
  /** The output of the command. */
  out(text: string): void;
  /** Everything else: questions and errors. */
  err(text: string): void;
  /** Asks a question and returns the answer, one line; null without an interactive terminal. */
  ask: ((question: string) => Promise<string>) | null;
}

type Input = Readable & { isTTY?: boolean };
type Out = Writable & { isTTY?: boolean };

/** The terminal of a process. Questions go to stderr, so that stdout holds nothing but the answer. */
export function terminalOf(stdin: Input, stdout: Out, stderr: Out): Terminal {
  return {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    ask: stdin.isTTY === true && stderr.isTTY === true ? (question) => ask(stdin, stderr, question) : null,
  };
}

/** An answer; '' when the terminal is closed instead of it (Ctrl-C, Ctrl-D). */
function ask(input: Input, output: Out, question: string): Promise<string> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}
