import type { BotCheckAction } from '@portal/contract';

/** 'unclear': the checker itself did not answer; the caller may try again. */
export type BotCheckResult = 'human' | 'bot' | 'unclear';

/** The port that distinguishes people from programs. Adapters: altchaBotCheck (proof of work), recaptchaBotCheck. */
export interface BotCheck {
  /** What the browser must solve for this action; null where the browser asks another service. */
  challenge(action: BotCheckAction): Promise<object | null>;
  /** Whether a form's `gReCaptchaToken` is worth something for this action. A token counts once. */
  verify(token: string, action: BotCheckAction, address: string): Promise<BotCheckResult>;
}
