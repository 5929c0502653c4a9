import type { BotCheck, BotCheckResult } from './botCheck';

const TIMEOUT_MS = 3_000;

interface RecaptchaSettings {
  secret: string;
  verifyUrl: string;
  /** The minimum score that counts as human, 0 to 1. */
  leastScore: number;
}

function resultOf(body: unknown, action: string, leastScore: number): BotCheckResult {
  if (typeof body !== 'object' || body === null) return 'unclear';
  const { success, score, action: solved } = body as { success?: unknown; score?: unknown; action?: unknown };
  if (typeof success !== 'boolean') return 'unclear';
  const human = success && solved === action && typeof score === 'number' && score >= leastScore;
  return human ? 'human' : 'bot';
}

/** Google reCAPTCHA v3: the browser gets a token from Google, and the host has Google score it (actions of requirements §7). */
export const recaptchaBotCheck = ({ secret, verifyUrl, leastScore }: RecaptchaSettings): BotCheck => ({
  challenge: () => Promise.resolve(null),

  async verify(token, action, address) {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        // The secret must reach no address but this one.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? resultOf(await response.json(), action, leastScore) : 'unclear';
    } catch {
      return 'unclear';
    }
  },
});
