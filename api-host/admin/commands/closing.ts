import { Refusal, type ChangeCommand, type Db } from '../command';
import { PROGRAM } from '../programName';
import { printable } from '../table';
import { parseReason } from '../values';
import { neededReason } from './lookups';

interface Closing<Row> extends Pick<ChangeCommand, 'meaning' | 'examples'> {
  /** The first word of the commands; one of them is `list`. */
  family: string;
  /** The kind of item, and the name of the command's argument for it. */
  what: string;
  name: string;
  /** The kind of item in the audit. */
  target: string;
  find: (db: Db, name: string) => Promise<Row | undefined>;
  /** False if it is already closed. */
  close: (db: Db, name: string) => Promise<boolean>;
  /** The description in the question for the operator. */
  tells: (row: Row) => string;
}

/** `… close`: permanently ends an item that operators created for all players. Players keep what they got from it. */
export const closing = <Row extends { state: string }>({
  family,
  what,
  name,
  target,
  find,
  close,
  tells,
  ...texts
}: Closing<Row>): ChangeCommand => ({
  ...texts,
  words: `${family} close`,
  args: [{ name, meaning: `the ${what}, from ${family} list` }],
  options: [neededReason],
  async plan(db, input) {
    const given = input.arg(name);
    const reason = parseReason(input.required('reason'));
    const known = await find(db, given);
    if (!known)
      throw new Refusal(`There is no ${what} "${printable(given)}": see ${PROGRAM} ${family} list.`);
    const closed = () => new Refusal(`${given} is already closed.`);
    if (known.state === 'closed') throw closed();
    return {
      question: [`This closes the ${what} ${given} ${tells(known)}.`],
      async apply(trx) {
        if (!(await close(trx, given))) throw closed();
        return {
          lines: [`${given} is closed.`],
          json: { [name]: given, state: 'closed' },
          audit: {
            target: `${target} ${given}`,
            reason,
            before: { state: known.state },
            after: { state: 'closed' },
          },
        };
      },
    };
  },
});
