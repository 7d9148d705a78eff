import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { addressGroup } from '../rate-limits/address-group';

/** An IPv4 address that an IPv6 socket saw is written as one. */
const plain = (address: string): string => (address.includes('.') ? addressGroup(address) : address);

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Where a handshake comes from, as Fastify says it of requests: the nearest address that is none of the trusted proxies.
 * @param trustedProxies addresses or CIDR ranges
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = entry.split('/');
    trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...forwarded.reverse()].map((hop) => plain(hop.trim()));
  const last = hops.findIndex((hop) => !trusted.check(hop, familyOf(hop)));
  return hops[last] || (hops[last - 1] ?? '');
}
