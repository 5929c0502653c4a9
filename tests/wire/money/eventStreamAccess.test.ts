import { connect } from 'node:net';
import { moneyEventsOf, openEvents, readyEvents } from '../../support/eventStream';
import { eventually } from '../../support/eventually';
import { noticeFor, sendNotice } from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';

const { world, host, other } = useMoneyWorld(2);

describe('access to the event stream', () => {
  it('is refused with 401 when signed out', async () => {
    const stream = await openEvents(host.client());
    expect(stream.status).toBe(401);
    await stream.ended;
  });

  it('ends with the session, without further events', async () => {
    const player = await world.newPlayer(0);
    const stream = await readyEvents(player.at(host));
    await player.at(other).post('/logout');
    await sendNotice(host, noticeFor(player));
    await stream.ended;
    expect(moneyEventsOf(stream.events)).toEqual([]);
    expect((await openEvents(player.at(host))).status).toBe(401);
  });

  it('is limited to eight streams per player, and a closed one makes room', async () => {
    const player = await world.newPlayer(0);
    const streams = await Promise.all(Array.from({ length: 8 }, () => readyEvents(player.at(host))));
    const refused = await openEvents(player.at(host));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    streams[0]?.close();
    await eventually('there is room', async () => {
      const next = await openEvents(player.at(host));
      next.close();
      return next.status === 200;
    });
    for (const stream of streams) stream.close();
  });

  it('ends at once when the host stops, even for a client that reads nothing', async () => {
    const player = await world.newPlayer(0);
    const stopping = await world.addHost();
    const stream = await readyEvents(player.at(stopping));
    const deaf = connect(Number(new URL(stopping.origin).port), '127.0.0.1');
    deaf.pause();
    const cookie = `fs_session=${player.at(stopping).cookies.get('fs_session') ?? ''}`;
    deaf.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
    deaf.on('error', () => undefined);
    const began = performance.now();
    expect(await stopping.stop()).toBe(0);
    await stream.ended;
    // The stop waits up to 10 s for running requests, but not for streams.
    expect(performance.now() - began).toBeLessThan(9_000);
    deaf.destroy();
  });

  it('is answered with 204 where it is turned off, so that browsers stop asking', async () => {
    const player = await world.newPlayer(0);
    const quiet = await world.addHost({ API_HOST_EVENTS: '0' });
    expect((await openEvents(player.at(quiet))).status).toBe(204);
  });
});
