import type { Channel } from '@portal/contract';
import { lives, type Beginning, type ModelChannel } from './modelTerms';

/** The phone number and e-mail address of an account, and which of them was verified by a returned code or link (SAFE-1). */
export class ModelChannels {
  email: ModelChannel | null = null;
  phone: ModelChannel;
  private verifications = 0;

  /** Channels verified at the beginning were verified long enough ago not to count as new. */
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

  of(channel: Channel): ModelChannel | null {
    return channel === 'sms' ? this.phone : this.email;
  }

  /** The verified channels, in this order. */
  verified(order: readonly Channel[]): Channel[] {
    return order.filter((channel) => !!this.of(channel)?.verified);
  }

  verify(channel: ModelChannel): void {
    channel.verified ??= { age: 0, order: this.verifications++ };
  }

  timePasses(minutes: number): void {
    for (const channel of [this.phone, this.email]) if (channel?.verified) channel.verified.age += minutes;
  }

  /** Whether a password reset must use the other channel, which has been verified for longer. */
  isTooNew(channel: Channel): boolean {
    const [own, other] = channel === 'sms' ? [this.phone, this.email] : [this.email, this.phone];
    if (!own?.verified || own.verified.age >= lives.newChannel) return false;
    return !!other?.verified && other.verified.order < own.verified.order;
  }

  /** Removes both channels. */
  forget(): void {
    this.email = null;
    this.phone = { to: '', verified: null };
  }
}
