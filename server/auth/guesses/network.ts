import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of URLs writes an address in the one shortest form, an IPv4 ending in hexadecimal.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = '', back] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const [before, after] = [front || [], back ?? []];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/**
 * Whom an address stands for when guesses are counted: an IPv4 address by itself, since a clinic or a
 * whole street shares one already, and of IPv6 the /64, out of which one customer takes any address.
 * An IPv4 address inside IPv6 is the IPv4 address.
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
