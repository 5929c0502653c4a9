import { limits } from '@portal/contract';
import type { SeedPlayer } from '../newPlayer';
import type { Player } from '../player';
import { runPortal, type RunningPortal } from '../runPortal';
import type { HostProcess } from '../startHost';
import { expect, test as base } from './browserTest';
import { requireBuild } from './requireBuilds';

interface PortalOptions {
  /** The seeded player that `player` is a copy of; `demo` by default. */
  seedPlayer: SeedPlayer;
  /** Whether the browser has a session of `player`; false by default. */
  signedIn: boolean;
  /** Whether the portal stops waiting for an answer after 5 s (API-6); false by default, since a busy machine may need longer. */
  timesOut: boolean;
}

/** Runs in each page before the portal: timers of this length take ten times as long. */
function prolongTimers(ms: number): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setTimeout(work, delay === ms ? 10 * ms : delay, ...rest)) as typeof window.setTimeout;
}

interface PortalFixtures {
  host: HostProcess;
  /** A player that no other test uses. */
  player: Player;
  callsStayHere: undefined;
}

interface PortalWorkerFixtures<Portal> {
  /** Settings of the host. A file that sets them gets its own host. */
  hostSettings: Record<string, string>;
  /** The built portal on a real host, shared by all tests of a worker. */
  portal: Portal;
}

/** Tests with a page on a player's device, for a portal started by `run`. Addresses are paths of the portal. */
export const testOn = <Portal extends RunningPortal>(
  run: (settings: Record<string, string>) => Promise<Portal>,
) =>
  base.extend<PortalOptions & PortalFixtures, PortalWorkerFixtures<Portal>>({
    hostSettings: [{}, { option: true, scope: 'worker' }],
    portal: [
      async ({ hostSettings }, use) => {
        requireBuild();
        const portal = await run(hostSettings);
        await use(portal);
        await portal.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ portal }, use) => use(portal.origin),
    host: ({ portal }, use) => use(portal.host),
    seedPlayer: ['demo', { option: true }],
    player: async ({ portal, seedPlayer }, use) => use(await portal.newPlayer(seedPlayer)),

    signedIn: [false, { option: true }],
    timesOut: [false, { option: true }],
    async context({ context, player, signedIn, timesOut }, use) {
      if (signedIn) await player.signInto(context);
      if (!timesOut) await context.addInitScript(prolongTimers, limits.apiTimeoutMs);
      await use(context);
    },

    callsStayHere: [
      async ({ context, portal }, use) => {
        const elsewhere: string[] = [];
        context.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== portal.origin)
            elsewhere.push(`${request.method()} ${request.url()}`);
        });
        await use(undefined);
        expect(elsewhere, 'calls to other origins').toEqual([]);
      },
      { auto: true },
    ],
  });

/** Uses a database of the test run, which a test may read and run operator commands on. */
export const test = testOn(runPortal);

export { expect };
