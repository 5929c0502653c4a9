import { isIPv4, isIPv6 } from 'node:net';

/** A forwarded address without the port or the zone id that some proxies add: '1.2.3.4:5678', '[2001:db8::1]:5678', 'fe80::1%eth0'. */
export function plainAddress(forwarded: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(forwarded) ?? [];
  return (v6 ?? v4 ?? forwarded).replace(/%.*/, '');
}

/** The part of an IP address that identifies one customer: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function addressBucket(forwarded: string): string {
  const address = plainAddress(forwarded);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The first numbers of an IP address, with the separator after them: '113.161.' or '2402:800:' for 2. */
export function addressPrefix(address: string, numbers: number): string {
  const bucket = addressBucket(address);
  const separator = isIPv4(bucket) ? '.' : ':';
  return `${bucket.split(separator).slice(0, numbers).join(separator)}${separator}`;
}
