import { hmacHex } from '../../api-host/domain/bankFeeds/bankFeed';
import { payosSample } from './bankFeedSamples';

/** A call with which payOS reports a transfer to an account, signed with the key. `reference`: the bank's. */
export function payosCall(
  {
    reference,
    amount,
    content,
    account,
  }: { reference: string; amount: number; content: string; account: string },
  secret: string,
) {
  const data = { ...payosSample.data, reference, amount, description: content, accountNumber: account };
  const message = Object.entries(data)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  return { ...payosSample, data, signature: hmacHex('sha256', secret, message) };
}
