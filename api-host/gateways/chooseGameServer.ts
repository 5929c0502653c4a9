import type { Deps } from '../deps';
import { sandboxGameServer } from '../sandbox/sandboxGameServer';
import type { GameServer } from './gameServer';
import { httpGameServer } from './httpGameServer';

/** The configured game server, else the sandbox's; null where there is neither, so that recharging is impossible. */
export function chooseGameServer(deps: Deps): GameServer | null {
  const { config, clock } = deps;
  if (config.gameServer) return httpGameServer(config.gameServer, clock);
  return config.sandbox ? sandboxGameServer(deps) : null;
}
