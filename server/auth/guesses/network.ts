import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser normalizes an address to its shortest form, with an IPv4 suffix in hexadecimal.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = '', back] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const [before, after] = [front || [], back ?? []];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/**
 * Returns the network under which guesses from an address are counted: an IPv4 address itself,
 * because a clinic or a whole street shares one; for IPv6 the /64, because one customer can use any
 * address in it. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
