import { PassThrough } from 'node:stream';
import { terminalOf } from '../../../api-host/admin/terminal';

describe('the terminal', () => {
  const streams = (isTTY: boolean) => {
    const make = () => Object.assign(new PassThrough(), { isTTY });
    return { input: make(), output: make(), error: make() };
  };

  it('asks on stderr when interactive, and reads a closed input as an empty answer', async () => {
    const { input, output, error } = streams(true);
    const terminal = terminalOf(input, output, error);
    const answer = terminal.ask?.('Continue? [y/N] ');
    input.write('yes\n');
    expect(await answer).toBe('yes');
    const none = terminal.ask?.('Continue? [y/N] ');
    input.end();
    expect(await none).toBe('');
    expect(String(error.read())).toContain('Continue? [y/N] ');
    expect(output.read()).toBeNull();
  });

  it('cannot ask when input or output is not a terminal', () => {
    const { input, output, error } = streams(false);
    expect(terminalOf(input, output, error).ask).toBeNull();
    expect(terminalOf(streams(true).input, output, error).ask).toBeNull();
  });
});
