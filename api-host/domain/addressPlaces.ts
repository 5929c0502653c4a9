import ipaddr from 'ipaddr.js';
import { StartupError } from '../startupError';

/** The place of an IP address as text, such as 'Hà Nội'; null if it is not known. */
export type PlaceOf = (address: string) => string | null;

const BITS = 128;

/** An IP address as a 128-bit number; IPv4 addresses in their IPv4-mapped IPv6 form. */
const numberOf = (address: ipaddr.IPv4 | ipaddr.IPv6): bigint => {
  const six = address.kind() === 'ipv4' ? (address as ipaddr.IPv4).toIPv4MappedAddress() : address;
  return BigInt(`0x${Buffer.from(six.toByteArray()).toString('hex')}`);
};

const keyOf = (address: bigint, bits: number): string => `${bits}:${address >> BigInt(BITS - bits)}`;

/**
 * Reads lines of `range,place`, such as '113.160.0.0/11,Hà Nội'. The narrowest range that contains an address wins. Empty lines and lines
 * that begin with # are skipped. Throws StartupError with the number of the first invalid line.
 */
export function readPlaces(text: string, file: string): PlaceOf {
  const places = new Map<string, string>();
  const widths = new Set<number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, range = '', place = ''] = /^\s*([^,\s]+)\s*,\s*"?([^"]*?)"?\s*$/.exec(line) ?? [];
    if (!ipaddr.isValidCIDR(range) || place === '')
      throw new StartupError(
        `Line ${index + 1} of ${file} is not a range and a place, such as 113.160.0.0/11,Hà Nội.`,
      );
    const [address, prefix] = ipaddr.parseCIDR(range);
    const bits = address.kind() === 'ipv4' ? prefix + BITS - 32 : prefix;
    places.set(keyOf(numberOf(address), bits), place);
    widths.add(bits);
  }
  const narrowestFirst = [...widths].sort((left, right) => right - left);
  return (address) => {
    if (!ipaddr.isValid(address)) return null;
    const number = numberOf(ipaddr.parse(address));
    for (const bits of narrowestFirst) {
      const place = places.get(keyOf(number, bits));
      if (place !== undefined) return place;
    }
    return null;
  };
}
