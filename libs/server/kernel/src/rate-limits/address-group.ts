import { isIPv6 } from 'node:net';

/** An IPv4 address as an IPv6 socket sees it. */
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one address: an IPv4 address itself, of IPv6 the first 64 bits, since whoever has one such address
 * has all that share them.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%');
  const ipv4 = mappedIpv4.exec(plain)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
