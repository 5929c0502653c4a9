import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../tests/support/eventually';
import { freePort } from '../../tests/support/freePort';
import { WireClient } from '../../tests/support/wireClient';
import { now, twoHosts, type Row } from './row';

const MESSAGES = 10;

/** Players request codes by e-mail while no mail server responds. Once it is back, each must receive a code. */
export const mailRow: Row = {
  name: 'mail server: down',
  async run(scene) {
    const { stage } = scene;
    const port = await freePort();
    await twoHosts(scene, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@example.vn' });
    const asking = stage.players.slice(0, MESSAGES);
    for (const { id, username } of asking)
      await stage.pool.query('update players set email = $2, email_verified_at = now() where id = $1', [
        id,
        `${username}@example.vn`,
      ]);
    for (const { cookies } of asking) {
      const client = new WireClient(stage.hosts[0]?.origin ?? '');
      for (const [name, value] of cookies) client.cookies.set(name, value);
      const { status, text } = await client.post('/api/security-code/', {
        action: 'confirm.payment',
        channel: 'email',
      });
      if (status !== 200) throw new Error(`A code was answered with ${status} ${text}`);
    }
    await pause(5_000);
    const got: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo(address, _session, done) {
        got.push(address.address);
        done();
      },
      onData(stream, _session, done) {
        stream.resume();
        stream.once('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const back = now();
    await eventually('the messages arrive', async () => got.length >= MESSAGES, 60_000);
    await pause(2_000);
    await new Promise<void>((resolve) => server.close(resolve));
    const times = new Set(got).size === MESSAGES && got.length === MESSAGES;
    if (!times) throw new Error(`Messages arrived ${got.length} times for ${MESSAGES}`);
    return back;
  },
};
