import { setTimeout as pause } from 'node:timers/promises';
import { setGameMode } from '../../api-host/sandbox/gameSettings';
import { openReadyProxy } from '../../tests/support/readyProxy';
import { signalTo } from '../../tests/support/signalTo';
import { now, twoHosts, type Row } from './row';

/** Faults of hosts and of the game server. */
export const hostRows: readonly Row[] = [
  {
    name: 'host: kill -9 of one of two, behind a proxy',
    async run(scene) {
      const { stage } = scene;
      const proxy = await openReadyProxy();
      scene.afterwards(() => proxy.close());
      scene.leadTo(() => [proxy.origin]);
      const [victim] = [await stage.addHost(), await stage.addHost()];
      proxy.setHosts(stage.hosts.map(({ origin }) => origin));
      while (proxy.ready().length < 2) await pause(50);
      await scene.play();
      await stage.killHost(victim);
      const killed = now();
      await pause(3_000);
      await stage.addHost();
      proxy.setHosts(stage.hosts.map(({ origin }) => origin));
      return killed;
    },
  },
  {
    name: 'host: rolling restart of two, behind a proxy',
    async run(scene) {
      const { stage } = scene;
      const proxy = await openReadyProxy();
      scene.afterwards(() => proxy.close());
      scene.leadTo(() => [proxy.origin]);
      const env = { API_HOST_DRAIN_MS: '4000' };
      const show = () => proxy.setHosts(stage.hosts.map(({ origin }) => origin));
      const old = [await stage.addHost(env), await stage.addHost(env)];
      show();
      while (proxy.ready().length < 2) await pause(50);
      await scene.play();
      const begun = now();
      for (const host of old) {
        const fresh = await stage.addHost(env);
        show();
        while (!proxy.ready().includes(fresh.origin)) await pause(50);
        await host.stop();
        stage.hosts.splice(stage.hosts.indexOf(host), 1);
        show();
      }
      return begun;
    },
  },
  {
    name: 'host: clock an hour ahead, an hour back, right',
    async run(scene) {
      const moved = await scene.stage.addHost({
        NODE_OPTIONS: `--require ${require.resolve('./clock.cjs')}`,
      });
      await scene.stage.addHost();
      await scene.play();
      for (let step = 0; step < 3; step += 1) {
        signalTo(moved.pid, 'SIGUSR2');
        if (step < 2) await pause(3_000);
      }
      return now();
    },
  },
  {
    name: 'game server: down, then hanging',
    async run(scene) {
      await twoHosts(scene);
      await setGameMode(scene.stage.db, 'down');
      await pause(4_000);
      await setGameMode(scene.stage.db, 'hang');
      await pause(4_000);
      await setGameMode(scene.stage.db, 'ok');
      return now();
    },
  },
];
