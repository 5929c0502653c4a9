import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';

/** Where a command prints its output and asks its questions. */
export interface Terminal {
  /** The output of the command. */
  out(text: string): void;
  /** Everything else: questions and errors. */
  err(text: string): void;
  /** Asks a question and returns the answer, one line; null without an interactive terminal. */
  ask: ((question: string) => Promise<string>) | null;
  /** Like `ask`, but does not echo the answer. */
  askSecret: ((question: string) => Promise<string>) | null;
}

type Input = Readable & { isTTY?: boolean };
type Out = Writable & { isTTY?: boolean };

/** The terminal of a process. Questions go to stderr, so that stdout contains only the output. */
export function terminalOf(stdin: Input, stdout: Out, stderr: Out): Terminal {
  const interactive = stdin.isTTY === true && stderr.isTTY === true;
  return {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    ask: interactive ? (question) => ask(stdin, stderr, question) : null,
    askSecret: interactive ? (question) => askSecret(stdin, stderr, question) : null,
  };
}

/** Asks for one line; '' if the terminal is closed instead (Ctrl-C, Ctrl-D). */
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

/** Like `ask`, but does not echo the answer. */
async function askSecret(input: Input, output: Out, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  output.write(question);
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const answer = await new Promise<string>((resolve) => {
    lines.once('close', () => resolve(''));
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
  });
  output.write('\n');
  return answer;
}
