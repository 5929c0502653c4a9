import type { Channel } from '@portal/contract';
import { ModelChannels } from './channels';
import { ModelFactor } from './factor';
import {
  lives,
  policies,
  type Beginning,
  type GivenProof,
  type ModelChange,
  type ModelChannel,
  type ModelProof,
  type ModelSession,
  type Purpose,
} from './modelTerms';
import { ModelPasskeys } from './passkeys';
import { ModelSent } from './sent';

/** The data of an account, what proves the player's identity, and what ends (SAFE-1 to SAFE-3). */
export class ModelAccount {
  /** All passwords that were set, the current one last. */
  passwords = ['Xk7-vung-0-qP'];
  readonly channels: ModelChannels;
  readonly sent = new ModelSent();
  readonly factor = new ModelFactor();
  readonly passkeys = new ModelPasskeys();
  sessions = new Map<number, ModelSession>();
  /** null: no deletion is pending. */
  deletion: { age: number } | null = null;
  isDeleted = false;
  isSuspended = false;

  constructor(beginning: Beginning) {
    this.channels = new ModelChannels(beginning);
  }

  get password(): string {
    return this.passwords.at(-1) ?? '';
  }

  get phone(): ModelChannel {
    return this.channels.phone;
  }

  get email(): ModelChannel | null {
    return this.channels.email;
  }

  isSignedIn(browser: number): boolean {
    return this.sessions.has(browser);
  }

  timePasses(minutes: number): void {
    this.sent.timePasses(minutes);
    this.factor.timePasses(minutes);
    this.passkeys.timePasses(minutes);
    this.channels.timePasses(minutes);
    if (this.deletion) this.deletion.age += minutes;
    for (const [browser, session] of this.sessions) {
      session.age += minutes;
      session.rest += minutes;
      const most = session.remembered ? lives.remembered : lives.session;
      if (session.rest >= most || session.age >= lives.longestSession) this.sessions.delete(browser);
    }
  }

  /** A call of a session restarts its idle time (SAFE-3). */
  uses(browser: number): void {
    const session = this.sessions.get(browser);
    if (session && session.rest >= lives.sessionUse) session.rest = 0;
  }

  /** A player who signs in still has the second factor, so a pending removal is dropped. */
  protected beginSession(browser: number, remembered: boolean): true {
    this.sessions.set(browser, { remembered, age: 0, rest: 0 });
    this.factor.removal = null;
    return true;
  }

  /** The effect of every credential change: ends everything except the session that made it (SAFE-2). */
  protected credentialChanged(kept: number | null): void {
    this.factor.credentialChanged();
    this.endAccess(kept);
  }

  /** Ends all existing and pending access to the account, except the kept session. */
  protected endAccess(kept: number | null): void {
    this.sent.end();
    this.passkeys.endChallenges();
    for (const browser of [...this.sessions.keys()]) if (browser !== kept) this.sessions.delete(browser);
  }

  /** The channel that a code is sent to; null if no verified channel can receive it. `tooSoon`: the code sent just before still works. */
  codeSent(purpose: Purpose, chosen: Channel | undefined): Channel | 'tooSoon' | null {
    const policy = Object.values(policies).find((one) => one.purpose === purpose);
    const [channel] = this.channels.verified(chosen === undefined ? (policy?.order ?? []) : [chosen]);
    if (!channel) return null;
    const isSent = this.sent.putCodeUnlessRecent(purpose, this.channels.of(channel)?.to ?? '');
    return isSent ? channel : 'tooSoon';
  }

  /** The proofs that a change currently accepts, with the one that is asked for first at the front; a passkey is only an alternative. */
  accepted(change: ModelChange): [ModelProof, ...ModelProof[]] {
    const codes = this.channels.verified(policies[change].order);
    const [first = 'password', ...others]: ModelProof[] = this.factor.isOn ? ['totp', ...codes] : codes;
    return this.passkeys.any ? [first, ...others, 'passkey'] : [first, ...others];
  }

  /** Whether this proof permits a change. If the change is not `possible`, a right proof is not used up, but a wrong one is. */
  protected isProven(
    change: ModelChange,
    { kind, given, signed }: GivenProof,
    { possible = true } = {},
  ): boolean {
    if (kind === null || !this.accepted(change).includes(kind)) return false;
    const fits = () => {
      if (kind === 'password') return given === 'right';
      if (kind === 'totp') return this.factor.proves(given, possible);
      if (kind === 'passkey') return this.passkeys.proves(signed, 'proof', possible);
      const target = this.channels.of(kind)?.to ?? '';
      return this.sent.useCode(policies[change].purpose, target, given, possible);
    };
    return fits() && possible;
  }
}
