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

/** What an account has, what proves that somebody is its player, and what ends (SAFE-1 to SAFE-3). */
export class ModelAccount {
  /** The passwords that were set, the present one last. */
  passwords = ['Xk7-vung-0-qP'];
  readonly channels: ModelChannels;
  readonly sent = new ModelSent();
  readonly factor = new ModelFactor();
  readonly passkeys = new ModelPasskeys();
  sessions = new Map<number, ModelSession>();
  /** null: the account is to be kept. */
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

  /** A call of a session begins its time of rest anew (SAFE-3). */
  uses(browser: number): void {
    const session = this.sessions.get(browser);
    if (session && session.rest >= lives.sessionUse) session.rest = 0;
  }

  /** Whoever signs in has the second factor: nobody needs to remove it. */
  protected beginSession(browser: number, remembered: boolean): true {
    this.sessions.set(browser, { remembered, age: 0, rest: 0 });
    this.factor.removal = null;
    return true;
  }

  /** What every change of a credential ends: all but the session that made it (SAFE-2). */
  protected credentialChanged(kept: number | null): void {
    this.factor.credentialChanged();
    this.endAccess(kept);
  }

  /** Ends what opens the account, or is about to, but the kept session. */
  protected endAccess(kept: number | null): void {
    this.sent.end();
    this.passkeys.endChallenges();
    for (const browser of [...this.sessions.keys()]) if (browser !== kept) this.sessions.delete(browser);
  }

  /** Where a code goes; null where no verified channel can receive it. `tooSoon`: one that was sent just now still works. */
  codeSent(purpose: Purpose, chosen: Channel | undefined): Channel | 'tooSoon' | null {
    const policy = Object.values(policies).find((one) => one.purpose === purpose);
    const [channel] = this.channels.verified(chosen === undefined ? (policy?.order ?? []) : [chosen]);
    if (!channel) return null;
    const isSent = this.sent.putCodeUnlessRecent(purpose, this.channels.of(channel)?.to ?? '');
    return isSent ? channel : 'tooSoon';
  }

  /** The proofs that a change takes now, the one that is asked for first at the front; a passkey takes nothing's place. */
  accepted(change: ModelChange): [ModelProof, ...ModelProof[]] {
    const codes = this.channels.verified(policies[change].order);
    const [first = 'password', ...others]: ModelProof[] = this.factor.isOn ? ['totp', ...codes] : codes;
    return this.passkeys.any ? [first, ...others, 'passkey'] : [first, ...others];
  }

  /** Whether a change is made by this proof. Where it is not `possible`, a right proof is not used up, and a wrong one is. */
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
