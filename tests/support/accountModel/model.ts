import { ModelChanges } from './changes';
import {
  DELETION,
  KEPT_AFTER_RELEASE,
  type Given,
  type ModelLink,
  type SecondStep,
  type Signed,
} from './modelTerms';

/** The outcome of a sign-in by somebody who has lost the second factor. */
export type LostFactorEnd =
  | 'refused'
  | 'no factor'
  | 'no phone'
  | 'begun'
  | 'waits'
  | 'code sent'
  | 'code sent before'
  | 'wrong code'
  | 'removed';

/**
 * A simple model of an account (SAFE-1 to SAFE-3, SAFE-5): which passwords, sessions, codes, links and passkeys work after each step. It
 * is written from docs/security.md, not from the host's code. This class has the ways in for a signed-out visitor and the actions of
 * support.
 */
export class AccountModel extends ModelChanges {
  /** Whether the name and this password are accepted, so that a second factor is asked for next. */
  private passesPassword(password: string): boolean {
    return !this.isDeleted && password === this.password && !this.isSuspended;
  }

  signIn(browser: number, password: string, remembered: boolean, second: SecondStep): boolean {
    if (!this.passesPassword(password) || !this.passesSecondStep(second)) return false;
    return this.beginSession(browser, remembered);
  }

  private passesSecondStep(second: SecondStep): boolean {
    if (!this.factor.isOn) return true;
    if (second === null) return false;
    return second.kind === 'totp'
      ? this.factor.proves(second.given)
      : this.factor.useRecoveryCode(second.given);
  }

  /** A passkey counts as both factors. */
  signInByPasskey(browser: number, signed: Signed | undefined, remembered: boolean): boolean {
    if (!this.passkeys.proves(signed, 'sign-in') || this.isSuspended) return false;
    return this.beginSession(browser, remembered);
  }

  /** A sign-in that reports the second factor as lost, with or without a code. */
  signInWithoutFactor(browser: number, password: string, code: Given | null): LostFactorEnd {
    if (!this.passesPassword(password)) return 'refused';
    if (!this.factor.isOn) {
      this.beginSession(browser, false);
      return 'no factor';
    }
    const end = this.removeLostFactor(code);
    if (end === 'removed') {
      this.factor.remove();
      this.credentialChanged(null);
      this.beginSession(browser, false);
    }
    return end;
  }

  private removeLostFactor(code: Given | null): LostFactorEnd {
    const { phone, factor } = this;
    if (factor.removal?.by === 'support') return factor.removalIsDue ? 'removed' : 'waits';
    if (phone.verified === null) return 'no phone';
    if (factor.removal?.by !== phone.to) {
      this.beginRemoval(phone.to);
      return 'begun';
    }
    if (!factor.removalIsDue) return 'waits';
    if (code === null)
      return this.sent.putCodeUnlessRecent('remove.factor', phone.to) ? 'code sent' : 'code sent before';
    return this.sent.useCode('remove.factor', phone.to, code) ? 'removed' : 'wrong code';
  }

  /** Notifies every verified channel with a link. */
  private beginRemoval(by: string): void {
    this.factor.removal = { by, age: 0 };
    for (const channel of this.channels.verified(['sms', 'email']))
      this.sent.putLink('keep.factor', this.channels.of(channel)?.to ?? '');
  }

  /**
   * A player reports to support that the factors are lost. False if there are none. All access ends and the passkeys are removed at
   * once; the waiting period of the second factor starts, or starts again.
   */
  supportRemovesFactors(): boolean {
    if (!this.factor.isOn && !this.passkeys.any) return false;
    if (this.passkeys.any) {
      this.passkeys.known.clear();
      this.credentialChanged(null);
    }
    this.endAccess(null);
    if (this.factor.isOn) this.beginRemoval('support');
    return true;
  }

  /** The link of the notice cancels the removal, once. Used again, it says whether there is none. */
  keepFactor(link: ModelLink | undefined): boolean {
    if (!this.sent.lasts(link)) return false;
    if (link.used) return this.factor.removal === null;
    link.used = true;
    this.factor.removal = null;
    return true;
  }

  /** A deletion that was requested before a release happens only some days after it. */
  setSuspension(suspended: boolean): void {
    if (this.isSuspended === suspended) return;
    this.sessions.clear();
    this.isSuspended = suspended;
    if (!suspended && this.deletion)
      this.deletion.age = Math.min(this.deletion.age, DELETION - KEPT_AFTER_RELEASE);
  }

  verifyEmail(link: ModelLink | undefined): boolean {
    if (!this.sent.lasts(link) || this.email?.to !== link.target) return false;
    if (link.used) return this.email.verified !== null;
    link.used = true;
    this.channels.verify(this.email);
    return true;
  }

  /** Whether the hotline replies with a code. */
  hotline(keyword: 'PTV' | 'MXT', from: string): boolean {
    if (from !== this.phone.to || (keyword === 'MXT' && this.phone.verified === null)) return false;
    this.channels.verify(this.phone);
    this.sent.putCode('reset.password', from);
    return true;
  }

  /** Whether a link is sent. */
  resetLinkSent(): boolean {
    if (this.email === null || this.email.verified === null || this.channels.isTooNew('email')) return false;
    this.sent.putLink('reset.password', this.email.to);
    return true;
  }

  resetByLink(link: ModelLink | undefined, password: string): boolean {
    if (!this.sent.works(link) || this.email?.to !== link.target) return false;
    if (this.email.verified === null || this.channels.isTooNew('email')) return false;
    this.setPassword(password, null);
    return true;
  }

  resetByCode(given: Given, password: string): boolean {
    const target = this.phone.verified === null ? '' : this.phone.to;
    if (!this.sent.useCode('reset.password', target, given) || this.channels.isTooNew('sms')) return false;
    this.setPassword(password, null);
    return true;
  }
}
