import { lives, type Given } from './modelTerms';

/** A setup must be confirmed within so many minutes. */
const SETUP_MINUTES = 30;
const RECOVERY_CODES = 10;

/** A second factor in plain terms (SAFE-5): an authenticator app, ten codes that replace it, and the removal of one that was lost. */
export class ModelFactor {
  state: 'off' | 'setup' | 'on' = 'off';
  private setupAge = 0;
  /** Whether the code that the app shows was used; the next one comes when time passes. */
  spent = false;
  /** How many recovery codes are left. */
  recoveryCodes = 0;
  /** The removal that waits: begun with the phone that was verified then, or by support. */
  removal: { by: string; age: number } | null = null;

  get isOn(): boolean {
    return this.state === 'on';
  }

  get isBeingSetUp(): boolean {
    return this.state === 'setup' && this.setupAge < SETUP_MINUTES;
  }

  get removalIsDue(): boolean {
    return this.removal !== null && this.removal.age >= lives.lostFactor;
  }

  /** It is on since long ago. */
  isOld(): void {
    this.begin();
    this.state = 'on';
    this.recoveryCodes = RECOVERY_CODES;
  }

  timePasses(minutes: number): void {
    this.setupAge += minutes;
    if (this.removal) this.removal.age += minutes;
    if (minutes > 0) this.spent = false;
  }

  /** A new secret, which counts once a code of it has come. */
  begin(): void {
    this.state = 'setup';
    this.setupAge = 0;
    this.spent = false;
  }

  private useCode(given: Given, possible: boolean): boolean {
    if (given !== 'right' || this.spent) return false;
    if (possible) this.spent = true;
    return true;
  }

  confirm(given: Given): boolean {
    if (!this.isBeingSetUp || !this.useCode(given, true)) return false;
    this.state = 'on';
    this.recoveryCodes = RECOVERY_CODES;
    return true;
  }

  /** Whether a code of the app proves something. It is used up, but for what is not `possible`. */
  proves(given: Given, possible = true): boolean {
    return this.isOn && this.useCode(given, possible);
  }

  useRecoveryCode(given: Given): boolean {
    if (!this.isOn || given !== 'right' || this.recoveryCodes === 0) return false;
    this.recoveryCodes -= 1;
    return true;
  }

  /** New recovery codes in place of all former ones. */
  renewRecoveryCodes(): void {
    this.recoveryCodes = RECOVERY_CODES;
  }

  /** What a change of a credential ends: a setup that was begun before it, and a removal that waits. */
  credentialChanged(): void {
    if (this.state === 'setup') this.state = 'off';
    this.removal = null;
  }

  remove(): void {
    this.state = 'off';
    this.recoveryCodes = 0;
    this.spent = false;
  }
}
