import { migrate } from '../../../api-host/db/migrate';
import { readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { whySchemaUnfit } from '../../../api-host/db/schemaState';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { addPlayer } from '../../support/players';
import { schema, useEmptyDatabase } from '../../support/schemaVersions';

const database = useEmptyDatabase();

describe('a database of an earlier version', () => {
  /** The migrations up to the given one: the schema of that version. */
  const upTo = (last: string) => {
    const { migrations } = readSchemaFiles();
    return schema(migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1));
  };

  it('keeps its data, and is upgraded without running any migration twice', async () => {
    await migrate(database.pool, upTo('0041_viettelpay_vietqr'));
    // That version did not record applied functions.
    await database.pool.query('drop table applied_functions');
    const playerId = await addPlayer(database.pool, 'oldplayer');
    const topUp = { playerId, type: 'topup.bank-transfer', recharge: 100n, bonus: 0n };
    const transfer = { provider: 'techcombank', externalId: 'FT1', amount: 1000, content: 'x' };
    await settleTransfer(database.db, transfer, topUp);
    const applied = 'select name, applied_at from migrations order by name';
    const { rows: before } = await database.pool.query(applied);

    await migrate(database.pool);
    await migrate(database.pool);

    const { rows: after } = await database.pool.query(applied);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await whySchemaUnfit(database.pool, readSchemaFiles())).toBeNull();
    await settleTransfer(database.db, { ...transfer, externalId: 'FT2' }, topUp);
    const { rows } = await database.pool.query('select credit from balances');
    expect(rows).toEqual([{ credit: 200 }]);
    expect(await checkLedger(database.db)).toMatchObject({ sound: true });
  });

  it("moves an older seed's ViettelPay to VietQR, and leaves an operator's own template unchanged", async () => {
    await migrate(database.pool, upTo('0040_operators_announce'));
    const insert = `insert into payment_methods (name, kind, label, account_name, account_number, qr_template, exchange_rate)
                    values ($1, 'e-wallet', 'ViettelPay', 'FSO', '0981234567', $2, 0.1)`;
    await database.pool.query(insert, ['viettelpay', 'viettelpay|{account}|{name}|{content}']);
    await database.pool.query(insert, ['other', 'viettelpay|{account}|{name}|{content}']);
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      'select name, bank_bin, qr_template from payment_methods order by name desc',
    );
    expect(rows).toEqual([
      { name: 'viettelpay', bank_bin: '971005', qr_template: null },
      { name: 'other', bank_bin: null, qr_template: 'viettelpay|{account}|{name}|{content}' },
    ]);
  });

  it('SAFE-4: forgets browsers whose token several accounts share', async () => {
    await migrate(database.pool, upTo('0082_records_that_stay'));
    const [first, second] = [
      await addPlayer(database.pool, 'first'),
      await addPlayer(database.pool, 'second'),
    ];
    await database.pool.query(
      `insert into known_browsers (player_id, token_hash, expires_at)
       select player_id, sha256(token), now() + interval '1 year'
         from (values ($1::int, '\\x01'::bytea), ($2, '\\x01'), ($2, '\\x02')) as known (player_id, token)`,
      [first, second],
    );
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      `select player_id, token_hash = sha256('\\x02') as own from known_browsers`,
    );
    expect(rows).toEqual([{ player_id: second, own: true }]);
  });
});
