import { isIPv4, isIPv6 } from 'node:net';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

function nameOf(userAgent: string, names: readonly (readonly [RegExp, string])[]) {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/**
 * The browser and system in words, such as `Chrome on Windows`, as far as the user agent names
 * them.
 */
export function deviceInWords(userAgent: string): string {
  const text = userAgent.slice(0, 500);
  const browser = nameOf(text, BROWSERS);
  const system = nameOf(text, SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another program';
}

/** The network of an address without its last part, which is enough to distinguish networks. */
export function roughNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (plain.startsWith('127.') || plain === '::1') return 'the computer of the server';
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.…');
  if (!isIPv6(plain)) return '';
  const [start = ''] = plain.split('::');
  return `${start.split(':').slice(0, 3).join(':')}:…`;
}
