import type { Deps } from '../deps';
import { sharedSecret } from '../repositories/secrets';
import { altchaBotCheck } from './altchaBotCheck';
import type { BotCheck } from './botCheck';
import { recaptchaBotCheck } from './recaptchaBotCheck';

/** The bot check that BOT_CHECK names. */
export async function chooseBotCheck({ config, db, clock }: Deps): Promise<BotCheck> {
  if (config.recaptcha) return recaptchaBotCheck(config.recaptcha);
  const key = await sharedSecret(db, 'bot-check');
  return altchaBotCheck(db, { key, difficulty: config.botCheckDifficulty, clock });
}
