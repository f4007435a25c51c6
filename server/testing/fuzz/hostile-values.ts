import fc from 'fast-check';

/** Nested so deeply that recursion would overflow the stack. */
function deep(levels: number, leaf: unknown, wrap: (inner: unknown) => unknown): unknown {
  let value = leaf;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

/** `JSON.parse` makes these keys own properties; only a careless copy would set the prototype. */
const PROTOTYPE_KEYS = [
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":"x","valueOf":1,"hasOwnProperty":0}',
  '{"__proto__":{"isAdmin":true}}',
  '{"length":-1,"0":"x","then":1,"toJSON":"x"}',
].map((text): unknown => JSON.parse(text));

const TEXTS = [
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  'x\udfff',
  '\u202Egnp.exe',
  '\uFEFF',
  'Z\u0300'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(30),
  "' OR 1=1 --",
  "'; DROP TABLE patients; --",
  '%',
  '_%\\',
  '{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  ' 1 ',
  '١٢٣',
  'true',
  'null',
  '[object Object]',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '99999999999999999999',
] as const;

const NUMBERS = [
  -1,
  0.1,
  0.005,
  1.005,
  1e-7,
  1e21,
  1.7976931348623157e308,
  -9_007_199_254_740_992,
  2_147_483_648,
  4_294_967_296,
  2 ** 63,
] as const;

/** Values that no field accepts. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, '', [[]], [null], undefined),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...PROTOTYPE_KEYS) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(500, 20_000, 300_000).map((length) => 'क'.repeat(length)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      deep(2_000, 'x', (inner) => [inner]),
      deep(2_000, 1, (inner) => ({ a: inner })),
      Array.from({ length: 5_000 }, (_, n) => n),
      Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, n])),
    ),
  },
);

/** Bodies of the wrong shape, or not JSON at all. */
export const hostileBodies: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom<string | Buffer>(
    '',
    ' ',
    'null',
    '0',
    '"text"',
    '[]',
    '{}',
    '{',
    '{"a":1,}',
    '{"a":1}{"b":2}',
    '\uFEFF{}',
    'NaN',
    '{"amount":1e999}',
    '{"amount":-1e999,"amount":1}',
    '{"a":"\\ud800"}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '['.repeat(50_000),
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    'a=1&b=2',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
    Buffer.from('{"a":"\xc3\x28"}', 'latin1'),
    Buffer.alloc(1_100_000, 0x20),
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json({ maxDepth: 4, stringUnit: 'binary' }),
);
