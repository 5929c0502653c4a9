import { lives, type Given } from './modelTerms';

/** The number of minutes within which a setup must be confirmed. */
const SETUP_MINUTES = 30;
const RECOVERY_CODES = 10;

/** A simple model of the second factor (SAFE-5): an authenticator app, ten recovery codes, and the removal of a lost factor. */
export class ModelFactor {
  state: 'off' | 'setup' | 'on' = 'off';
  private setupAge = 0;
  /** Whether the code that the app shows was used; time must pass before the next one. */
  spent = false;
  /** The number of unused recovery codes. */
  recoveryCodes = 0;
  /** The pending removal: started with the phone that was verified at that time, or by support. */
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

  /** Sets a factor that was switched on long ago. */
  isOld(): void {
    this.begin();
    this.state = 'on';
    this.recoveryCodes = RECOVERY_CODES;
  }

  timePasses(minutes: number): void {
    this.setupAge += minutes;
    if (this.removal) this.removal.age += minutes;
    if (this.removal && this.removal.age >= lives.lostFactorRequest) this.removal = null;
    if (minutes > 0) this.spent = false;
  }

  /** A new secret, which becomes valid once one of its codes is entered. */
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

  /** Whether a code of the app is accepted. It is used up unless the change is not `possible`. */
  proves(given: Given, possible = true): boolean {
    return this.isOn && this.useCode(given, possible);
  }

  useRecoveryCode(given: Given): boolean {
    if (!this.isOn || given !== 'right' || this.recoveryCodes === 0) return false;
    this.recoveryCodes -= 1;
    return true;
  }

  /** Replaces all recovery codes by new ones. */
  renewRecoveryCodes(): void {
    this.recoveryCodes = RECOVERY_CODES;
  }

  /** The effect of a credential change: ends an unfinished setup and a pending removal. */
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
