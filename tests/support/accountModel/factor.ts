import type { Given } from './modelTerms';

/** A setup must be confirmed within so many minutes. */
const SETUP_MINUTES = 30;
const RECOVERY_CODES = 10;

/** A second factor in plain terms (SAFE-5): an authenticator app, and ten codes that replace it. */
export class ModelFactor {
  state: 'off' | 'setup' | 'on' = 'off';
  private setupAge = 0;
  /** Whether the code that the app shows was used; the next one comes when time passes. */
  spent = false;
  /** How many recovery codes are left. */
  recoveryCodes = 0;

  get isOn(): boolean {
    return this.state === 'on';
  }

  /** It is on since long ago. */
  isOld(): void {
    this.begin();
    this.state = 'on';
    this.recoveryCodes = RECOVERY_CODES;
  }

  timePasses(minutes: number): void {
    this.setupAge += minutes;
    if (minutes > 0) this.spent = false;
  }

  /** A new secret, which counts once a code of it has come. */
  begin(): void {
    this.state = 'setup';
    this.setupAge = 0;
    this.spent = false;
  }

  private useCode(given: Given): boolean {
    if (given !== 'right' || this.spent) return false;
    this.spent = true;
    return true;
  }

  confirm(given: Given): boolean {
    if (this.state !== 'setup' || this.setupAge >= SETUP_MINUTES || !this.useCode(given)) return false;
    this.state = 'on';
    this.recoveryCodes = RECOVERY_CODES;
    return true;
  }

  /** Whether a code of the app proves something. It is used up. */
  proves(given: Given): boolean {
    return this.isOn && this.useCode(given);
  }

  useRecoveryCode(given: Given): boolean {
    if (!this.isOn || given !== 'right' || this.recoveryCodes === 0) return false;
    this.recoveryCodes -= 1;
    return true;
  }

  remove(): void {
    this.state = 'off';
    this.recoveryCodes = 0;
    this.spent = false;
  }
}
