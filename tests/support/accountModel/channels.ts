import type { Channel } from '@portal/contract';
import { lives, type Beginning, type ModelChannel } from './modelTerms';

/** The phone and the address of an account, and which of them a code or a link has come back from (SAFE-1). */
export class ModelChannels {
  email: ModelChannel | null = null;
  phone: ModelChannel;
  private verifications = 0;

  /** What is verified at the beginning was so long ago that it is not new. */
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

  /** The verified ones, in this order. */
  verified(order: readonly Channel[]): Channel[] {
    return order.filter((channel) => !!this.of(channel)?.verified);
  }

  verify(channel: ModelChannel): void {
    channel.verified ??= { age: 0, order: this.verifications++ };
  }

  timePasses(minutes: number): void {
    for (const channel of [this.phone, this.email]) if (channel?.verified) channel.verified.age += minutes;
  }

  /** Whether a password reset has to come by the other channel, which is older. */
  isTooNew(channel: Channel): boolean {
    const [own, other] = channel === 'sms' ? [this.phone, this.email] : [this.email, this.phone];
    if (!own?.verified || own.verified.age >= lives.newChannel) return false;
    return !!other?.verified && other.verified.order < own.verified.order;
  }

  /** Nothing of them is left. */
  forget(): void {
    this.email = null;
    this.phone = { to: '', verified: null };
  }
}
