import { lives, type PasskeyPurpose, type Signed } from './modelTerms';

interface Challenge {
  purpose: PasskeyPurpose;
  age: number;
  used: boolean;
}

/** The player's own devices, and one on which another account has a passkey. */
export const OWN_DEVICES = 2;
export const OTHERS_DEVICE = OWN_DEVICES;

/** A simple model of an account's passkeys (SAFE-5). Devices and challenges are numbers. */
export class ModelPasskeys {
  /** The signature counter of each registered device when the host last saw it. */
  known = new Map<number, number>();
  private counters = Array.from({ length: OWN_DEVICES + 1 }, () => 0);
  private challenges: Challenge[] = [];

  get any(): boolean {
    return this.known.size > 0;
  }

  /** The number of the newest challenge. */
  get newest(): number {
    return this.challenges.length - 1;
  }

  timePasses(minutes: number): void {
    for (const challenge of this.challenges) challenge.age += minutes;
  }

  private isOpen({ used, age }: Challenge): boolean {
    return !used && age < lives.challenge;
  }

  /** The purposes of this player's challenges that can still be signed. Challenges for sign-ins belong to no player. */
  openPurposes(): PasskeyPurpose[] {
    const own = this.challenges.filter((one) => one.purpose !== 'sign-in' && this.isOpen(one));
    return own.map(({ purpose }) => purpose);
  }

  /** Creates a challenge and returns its number. */
  issue(purpose: PasskeyPurpose): number {
    return this.challenges.push({ purpose, age: 0, used: false }) - 1;
  }

  sign(device: number, challenge: number): Signed {
    const counter = (this.counters[device] ?? 0) + 1;
    this.counters[device] = counter;
    return { device, challenge, counter };
  }

  private open(number: number, purpose: PasskeyPurpose): Challenge | undefined {
    const challenge = this.challenges[number];
    return challenge?.purpose === purpose && this.isOpen(challenge) ? challenge : undefined;
  }

  /**
   * Whether a signature proves the player's identity. Its challenge is used up, except by a right proof of a change that is not
   * `possible`.
   */
  proves(signed: Signed | undefined, purpose: PasskeyPurpose, possible = true): boolean {
    const challenge = signed && this.open(signed.challenge, purpose);
    if (!challenge) return false;
    const counted = this.known.get(signed.device);
    const fits = counted !== undefined && signed.counter > counted;
    if (!fits || possible) challenge.used = true;
    if (fits && possible) this.known.set(signed.device, signed.counter);
    return fits;
  }

  /** Whether a device is added. A device can be added once, for one account. */
  add(device: number, number: number): boolean {
    const challenge = this.open(number, 'add');
    if (!challenge) return false;
    challenge.used = true;
    if (device === OTHERS_DEVICE || this.known.has(device)) return false;
    this.known.set(device, this.counters[device] ?? 0);
    return true;
  }

  /** Challenges requested before a credential change are worthless after it. */
  endChallenges(): void {
    for (const challenge of this.challenges) if (challenge.purpose !== 'sign-in') challenge.used = true;
  }
}
