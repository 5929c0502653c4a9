import type { Deps } from '../deps';
import { altchaBotCheck } from './altchaBotCheck';
import type { BotCheck } from './botCheck';
import { recaptchaBotCheck } from './recaptchaBotCheck';

/** The bot check that the setting BOT_CHECK selects. */
export function chooseBotCheck({ config, db, clock, keys }: Deps): BotCheck {
  if (config.recaptcha) return recaptchaBotCheck(config.recaptcha);
  return altchaBotCheck(db, { keys, difficulty: config.botCheckDifficulty, clock });
}
