import type { Channel } from '@portal/contract';
import { ModelFactor } from './factor';
import {
  CODE_TRIES,
  DELETION,
  lives,
  MINUTE,
  policies,
  type Beginning,
  type Given,
  type LinkPurpose,
  type ModelChange,
  type ModelChannel,
  type ModelCode,
  type ModelLink,
  type ModelProof,
  type ModelSession,
  type Purpose,
  type SecondStep,
} from './modelTerms';

/**
 * What an account is, in plain terms (SAFE-1 to SAFE-3): which passwords, sessions, codes and links work, after each step. It is written
 * from docs/security.md, not from the host's code.
 */
export class AccountModel {
  /** The passwords that were set, the present one last. */
  passwords = ['Xk7-vung-0-qP'];
  email: ModelChannel | null = null;
  phone: ModelChannel;
  factor = new ModelFactor();
  /** null: the account is to be kept. */
  deletion: { age: number } | null = null;
  isDeleted = false;
  sessions = new Map<number, ModelSession>();
  codes = new Map<Purpose, ModelCode>();
  links: ModelLink[] = [];
  linksSent = 0;
  private verifications = 0;

  /** An account as it begins: what is verified was so long ago that it is not new. */
  constructor({ phone, email, phoneVerified, emailVerified }: Beginning) {
    this.phone = { to: phone, verified: null };
    this.email = email === null ? null : { to: email, verified: null };
    const old = (channel: ModelChannel) => {
      this.verify(channel);
      if (channel.verified) channel.verified.age = lives.newChannel;
    };
    if (phoneVerified) old(this.phone);
    if (this.email && emailVerified) old(this.email);
  }

  get password(): string {
    return this.passwords.at(-1) ?? '';
  }

  channel(channel: Channel): ModelChannel | null {
    return channel === 'sms' ? this.phone : this.email;
  }

  private verified(order: readonly Channel[]): Channel[] {
    return order.filter((channel) => !!this.channel(channel)?.verified);
  }

  isSignedIn(browser: number): boolean {
    return this.sessions.has(browser);
  }

  workingLinks(): ModelLink[] {
    return this.links.filter(({ used, age }) => !used && age < lives.link);
  }

  workingCodes(): ModelCode[] {
    return [...this.codes.values()].filter(
      ({ used, age, triesLeft }) => !used && triesLeft > 0 && age < lives.code,
    );
  }

  timePasses(minutes: number): void {
    for (const row of [...this.codes.values(), ...this.links, ...this.sessions.values()]) row.age += minutes;
    if (this.deletion) this.deletion.age += minutes;
    this.factor.timePasses(minutes);
    for (const channel of [this.phone, this.email]) if (channel?.verified) channel.verified.age += minutes;
    for (const [browser, session] of this.sessions) {
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

  signIn(browser: number, password: string, remembered: boolean, second: SecondStep): boolean {
    if (this.isDeleted || password !== this.password || !this.passesSecondStep(second)) return false;
    this.sessions.set(browser, { remembered, age: 0, rest: 0 });
    return true;
  }

  private passesSecondStep(second: SecondStep): boolean {
    if (!this.factor.isOn) return true;
    if (second === null) return false;
    return second.kind === 'totp'
      ? this.factor.proves(second.given)
      : this.factor.useRecoveryCode(second.given);
  }

  /** What every change of a credential ends: all but the session that made it. */
  private credentialChanged(kept: number | null): void {
    this.codes.clear();
    this.links = [];
    for (const browser of [...this.sessions.keys()]) if (browser !== kept) this.sessions.delete(browser);
  }

  setPassword(password: string, kept: number | null): void {
    this.passwords.push(password);
    this.credentialChanged(kept);
  }

  private verify(channel: ModelChannel): void {
    channel.verified ??= { age: 0, order: this.verifications++ };
  }

  /** Where a code goes; null where no verified channel can receive it. `tooSoon`: one that was sent just now still works. */
  codeSent(purpose: Purpose, chosen: Channel | undefined): Channel | 'tooSoon' | null {
    const policy = Object.values(policies).find((one) => one.purpose === purpose);
    const [channel] = this.verified(chosen === undefined ? (policy?.order ?? []) : [chosen]);
    if (!channel) return null;
    const former = this.codes.get(purpose);
    if (former && !former.used && former.age < MINUTE) return 'tooSoon';
    this.putCode(purpose, this.channel(channel)?.to ?? '');
    return channel;
  }

  private putCode(purpose: Purpose, target: string): void {
    this.codes.set(purpose, { purpose, target, age: 0, triesLeft: CODE_TRIES, used: false });
  }

  /** Whether a code proves it. A wrong one costs a try, a right one is used up. */
  private useCode(purpose: Purpose, target: string, given: Given): boolean {
    const code = this.codes.get(purpose);
    if (!code || code.target !== target || !this.workingCodes().includes(code)) return false;
    if (given === 'right') code.used = true;
    else code.triesLeft -= 1;
    return given === 'right';
  }

  /** The proofs that a change takes now, the one that is asked for first at the front. */
  accepted(change: ModelChange): [ModelProof, ...ModelProof[]] {
    const codes = this.verified(policies[change].order);
    const [first = 'password', ...others]: ModelProof[] = this.factor.isOn ? ['totp', ...codes] : codes;
    return [first, ...others];
  }

  private isProven(change: ModelChange, kind: ModelProof | null, given: Given): boolean {
    if (kind === null || !this.accepted(change).includes(kind)) return false;
    if (kind === 'password') return given === 'right';
    if (kind === 'totp') return this.factor.proves(given);
    return this.useCode(policies[change].purpose, this.channel(kind)?.to ?? '', given);
  }

  changeEmail(browser: number, email: string, kind: ModelProof | null, given: Given): boolean {
    if (this.email?.to === email) return true;
    if (!this.isProven('email', kind, given)) return false;
    this.email = { to: email, verified: null };
    this.credentialChanged(browser);
    this.putLink('verify.email', email);
    return true;
  }

  changePhone(browser: number, phone: string, kind: ModelProof | null, given: Given): boolean {
    if (this.phone.to === phone || !this.isProven('phone', kind, given)) return false;
    this.phone = { to: phone, verified: null };
    this.credentialChanged(browser);
    return true;
  }

  /** As `isProven`. Where the change is not possible a right proof is not used up. */
  private provesFactorChange(possible: boolean, kind: ModelProof | null, given: Given): boolean {
    if (possible) return this.isProven('secondFactor', kind, given);
    if (given !== 'right') this.isProven('secondFactor', kind, given);
    return false;
  }

  /** A new secret for an app. Nothing ends yet. */
  setUpFactor(kind: ModelProof | null, given: Given): boolean {
    if (!this.provesFactorChange(!this.factor.isOn, kind, given)) return false;
    this.factor.begin();
    return true;
  }

  confirmFactor(browser: number, given: Given): boolean {
    if (!this.factor.confirm(given)) return false;
    this.credentialChanged(browser);
    return true;
  }

  removeFactor(browser: number, kind: ModelProof | null, given: Given): boolean {
    if (!this.provesFactorChange(this.factor.isOn, kind, given)) return false;
    this.factor.remove();
    this.credentialChanged(browser);
    return true;
  }

  /** The account is to be deleted; also where it is already. */
  askDeletion(browser: number, kind: ModelProof | null, given: Given): boolean {
    if (this.deletion) return true;
    if (!this.isProven('deletion', kind, given)) return false;
    this.deletion = { age: 0 };
    this.credentialChanged(browser);
    return true;
  }

  keep(): void {
    this.deletion = null;
  }

  /** What a host does once the time has come; false where it has not. */
  deleteIfDue(): boolean {
    if (!this.deletion || this.deletion.age < DELETION) return false;
    this.credentialChanged(null);
    this.factor.remove();
    this.deletion = null;
    this.email = null;
    this.phone = { to: '', verified: null };
    this.isDeleted = true;
    return true;
  }

  private putLink(purpose: LinkPurpose, target: string): void {
    this.links.push({ purpose, target, age: 0, used: false, number: this.linksSent });
    this.linksSent += 1;
  }

  verifyEmail(link: ModelLink | undefined): boolean {
    if (!link || !this.workingLinks().includes(link) || this.email?.to !== link.target) return false;
    link.used = true;
    this.verify(this.email);
    return true;
  }

  /** Whether the hotline answers with a code. */
  hotline(keyword: 'PTV' | 'MXT', from: string): boolean {
    if (from !== this.phone.to || (keyword === 'MXT' && this.phone.verified === null)) return false;
    this.verify(this.phone);
    this.putCode('reset.password', from);
    return true;
  }

  /** Whether a password reset has to come by the other channel, which is older. */
  private isTooNew(channel: Channel): boolean {
    const [own, other] = channel === 'sms' ? [this.phone, this.email] : [this.email, this.phone];
    if (!own?.verified || own.verified.age >= lives.newChannel) return false;
    return !!other?.verified && other.verified.order < own.verified.order;
  }

  /** Whether a link is sent. */
  resetLinkSent(): boolean {
    if (this.email === null || this.email.verified === null || this.isTooNew('email')) return false;
    this.putLink('reset.password', this.email.to);
    return true;
  }

  resetByLink(link: ModelLink | undefined, password: string): boolean {
    if (!link || !this.workingLinks().includes(link) || this.email?.to !== link.target) return false;
    if (this.email.verified === null || this.isTooNew('email')) return false;
    this.setPassword(password, null);
    return true;
  }

  resetByCode(given: Given, password: string): boolean {
    const target = this.phone.verified === null ? '' : this.phone.to;
    if (!this.useCode('reset.password', target, given) || this.isTooNew('sms')) return false;
    this.setPassword(password, null);
    return true;
  }
}
