import type { BotCheckAction } from '@portal/contract';

/** 'unclear': the checking service did not respond; the caller may try again. */
export type BotCheckResult = 'human' | 'bot' | 'unclear';

/** The port that distinguishes people from programs. Adapters: altchaBotCheck (proof of work), recaptchaBotCheck. */
export interface BotCheck {
  /** The challenge that the browser must solve for this action; null where the browser gets it from another service. */
  challenge(action: BotCheckAction): Promise<object | null>;
  /** Checks a form's `gReCaptchaToken` for this action. A token is accepted once. */
  verify(token: string, action: BotCheckAction, address: string): Promise<BotCheckResult>;
}
