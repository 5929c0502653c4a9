import { ModelAccount } from './account';
import { DELETION, type Given, type GivenProof } from './modelTerms';

/** Changes that a signed-in player makes with a proof (SAFE-1), and the deletion of an account (SAFE-13). */
export class ModelChanges extends ModelAccount {
  setPassword(password: string, kept: number | null): void {
    this.passwords.push(password);
    this.credentialChanged(kept);
  }

  changeEmail(browser: number, email: string, proof: GivenProof): boolean {
    if (this.email?.to === email) return true;
    if (!this.isProven('email', proof)) return false;
    this.channels.email = { to: email, verified: null };
    this.credentialChanged(browser);
    this.sent.putLink('verify.email', email);
    return true;
  }

  changePhone(browser: number, phone: string, proof: GivenProof): boolean {
    if (this.phone.to === phone || !this.isProven('phone', proof)) return false;
    this.channels.phone = { to: phone, verified: null };
    this.credentialChanged(browser);
    return true;
  }

  /** Creates a new secret for an app. Nothing else ends yet. */
  setUpFactor(proof: GivenProof): boolean {
    if (!this.isProven('secondFactor', proof, { possible: !this.factor.isOn })) return false;
    this.factor.begin();
    return true;
  }

  confirmFactor(browser: number, given: Given): boolean {
    if (!this.factor.confirm(given)) return false;
    this.credentialChanged(browser);
    return true;
  }

  removeFactor(browser: number, proof: GivenProof): boolean {
    if (!this.isProven('secondFactor', proof, { possible: this.factor.isOn })) return false;
    this.factor.remove();
    this.credentialChanged(browser);
    return true;
  }

  renewRecoveryCodes(browser: number, proof: GivenProof): boolean {
    if (!this.isProven('secondFactor', proof, { possible: this.factor.isOn })) return false;
    this.factor.renewRecoveryCodes();
    this.credentialChanged(browser);
    return true;
  }

  /** Creates a challenge for a new passkey to sign. Nothing else ends yet. */
  askForPasskey(proof: GivenProof): boolean {
    if (!this.isProven('secondFactor', proof)) return false;
    this.passkeys.issue('add');
    return true;
  }

  addPasskey(browser: number, device: number, challenge: number): boolean {
    if (!this.passkeys.add(device, challenge)) return false;
    this.credentialChanged(browser);
    return true;
  }

  removePasskey(browser: number, device: number, proof: GivenProof): boolean {
    const possible = this.passkeys.known.has(device);
    if (!this.isProven('secondFactor', proof, { possible })) return false;
    this.passkeys.known.delete(device);
    this.credentialChanged(browser);
    return true;
  }

  /** Schedules the account's deletion; succeeds even if it is scheduled already. */
  askDeletion(browser: number, proof: GivenProof): boolean {
    if (this.deletion) return true;
    if (!this.isProven('deletion', proof)) return false;
    this.deletion = { age: 0 };
    this.credentialChanged(browser);
    return true;
  }

  keep(): void {
    this.deletion = null;
  }

  /** What a host does once the deletion is due; false if it is not due. */
  deleteIfDue(): boolean {
    if (!this.deletion || this.deletion.age < DELETION || this.isSuspended) return false;
    this.credentialChanged(null);
    this.factor.remove();
    this.passkeys.known.clear();
    this.channels.forget();
    this.deletion = null;
    this.isSuspended = false;
    this.isDeleted = true;
    return true;
  }
}
