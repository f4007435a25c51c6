import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { RawInput } from '../build-app.ts';
import { ONE_PIXEL, pngHead } from '../pictures.ts';
import { goodValues } from './good-values.ts';
import { hostileBodies, hostileValues } from './hostile-values.ts';
import { spoiled } from './spoil.ts';

/** A request as sent on the wire. */
export type FuzzRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
};

/** The clinic's records, a valid call, and a signer for endpoints that require a signature. */
export type Known = {
  readonly ids: readonly string[];
  readonly example: RawInput;
  readonly sign?: (payload: string | Buffer) => Record<string, string>;
};

const textOf = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);

/** A lone surrogate has no UTF-8 encoding, so it is sent as the bytes it would have. */
function encoded(value: unknown): string {
  const text = textOf(value).slice(0, 8_000);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** One or two dots change the path instead of being a parameter (the socket attacks cover that). */
function pathOf(endpoint: Endpoint, params: unknown): string {
  const values = new Map(entriesOf(params));
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const part = encoded(values.get(name));
    return /^\.{0,2}$/.test(part) ? '%20' : part;
  });
}

function queryOf(query: unknown): string {
  const pairs = entriesOf(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      Array.isArray(value) && value.length < 20
        ? value.map((one) => `${encoded(name)}=${encoded(one)}`)
        : [`${encoded(name)}=${encoded(value)}`],
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const HOSTILE_QUERIES = [
  '?',
  '?=&=&&',
  '?page=1&page=2',
  '?page[$gt]=0&search[]=x',
  '?__proto__[x]=1&constructor=2',
  '?search=%00',
  '?search=%ED%A0%80%ff',
  `?${'a=1&'.repeat(1_200)}`,
  '?limit=1e1&page=0x1',
];

const headersOf = ({ idempotent }: Endpoint): fc.Arbitrary<Record<string, string>> => {
  const keys = fc.constantFrom(
    ...['fuzz-key-1', 'fuzz-key-2', 'short', 'k'.repeat(200), 'k'.repeat(201), 'a key', 'ключ', ''],
  );
  const odd = fc.constantFrom<Record<string, string>>(
    { 'x-http-method-override': 'DELETE' },
    { accept: 'text/html, */*;q=0.1' },
    { 'x-forwarded-for': '1.2.3.4, \'"><script>', 'x-forwarded-host': 'evil.example' },
    { 'accept-language': `${'x-'.repeat(2_000)}` },
    { range: 'bytes=0-1', 'if-none-match': '*' },
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: odd },
    { weight: idempotent ? 3 : 1, arbitrary: keys.map((key) => ({ 'idempotency-key': key })) },
  );
};

const TYPES = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  '',
  'x',
];

function sheet(): Buffer {
  const book = utils.book_new();
  const rows = [
    ['Name', 'Price', 'Stock', 'Expiry'],
    ['Fuzz 650', 2.5, 10, '2028-01-31'],
    ['__proto__', -1, 1e99, 'x'],
    [null, '=1+1', true],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const SHEET = sheet();

const fileBytes = fc.oneof(
  fc.constantFrom<Uint8Array>(
    SHEET,
    SHEET.subarray(0, SHEET.length / 2),
    SHEET.map((byte, at) => (at % 97 === 5 ? byte ^ 0xff : byte)),
    Buffer.from('<table><tr><td>Name</td></tr><tr><td>Fuzz</td></tr></table>'),
    Buffer.from('PK\u0003\u0004 and nothing of it'),
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    ONE_PIXEL,
    pngHead(90_000, 90_000),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xff]),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 2_000 }),
);

/** A form with one file, two, none, or one under another name. */
function forms({ file }: Endpoint, fields: fc.Arbitrary<unknown>): fc.Arbitrary<FormData> {
  const field = file?.field ?? 'file';
  const files = fc.array(
    fc.record({
      field: fc.constantFrom(field, field, field, 'other', '__proto__', ''),
      bytes: fileBytes,
      name: fc.constantFrom(
        'a.xlsx',
        '../../a.xls',
        'a\u202Exslx.exe',
        '',
        `${'n'.repeat(300)}.png`,
      ),
      type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', '', 'application/zip'),
    }),
    { maxLength: 2 },
  );
  return fc.tuple(fields, files).map(([body, list]) => {
    const form = new FormData();
    for (const [name, value] of entriesOf(body)) {
      if (value !== undefined) form.append(name.toWellFormed(), textOf(value).toWellFormed());
    }
    for (const one of list) {
      const content = new Uint8Array(one.bytes);
      form.append(one.field, new File([content], one.name, { type: one.type }));
    }
    return form;
  });
}

async function formRequest(form: FormData) {
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

type Parts = { params: unknown; query: unknown; body: unknown };

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function partsOf(endpoint: Endpoint, { ids, example }: Known): fc.Arbitrary<Parts> {
  const of = (schema: z.ZodType | undefined, part: unknown) =>
    schema ? goodValues(jsonSchemaOf(schema), ids, part) : fc.constant(part);
  return fc.record({
    params: of(endpoint.params, example.params),
    query: of(endpoint.query, example.query),
    body: of(endpoint.body, example.body),
  });
}

/**
 * Mixes valid and invalid parts. `params` is never replaced as a whole, because no address would be
 * left.
 */
function mixed(good: fc.Arbitrary<Parts>, { example }: Known): fc.Arbitrary<Parts> {
  const one = (part: keyof Parts) => {
    const other = spoiled(good.map((parts) => parts[part]));
    return fc.tuple(good, other).map(([parts, value]): Parts => ({ ...parts, [part]: value }));
  };
  const spoilable = (['params', 'query', 'body'] as const).filter((part) => example[part]);
  return fc.oneof(
    { weight: 3, arbitrary: good },
    ...spoilable.map((part) => ({ weight: part === 'body' ? 6 : 3, arbitrary: one(part) })),
  );
}

/** All kinds of requests to an endpoint: valid, invalid and noise. */
export async function fuzzRequests(
  endpoint: Endpoint,
  known: Known,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzRequest[]> {
  const good = partsOf(endpoint, known);
  const parts = mixed(good, known);
  const wire = fc.record({
    parts,
    headers: headersOf(endpoint),
    noise: fc.integer({ min: 0, max: 9 }),
    noisyQuery: fc.constantFrom(...HOSTILE_QUERIES),
    noisyBody: hostileBodies,
    type: fc.constantFrom(...TYPES),
    form: forms(
      endpoint,
      parts.map(({ body }) => body),
    ),
    stray: hostileValues,
  });
  const drawn = fc.sample(wire, { numRuns: count, seed });
  return Promise.all(
    drawn.map(async ({ parts: { params, query, body }, noise, ...more }): Promise<FuzzRequest> => {
      const url = pathOf(endpoint, params) + (noise === 0 ? more.noisyQuery : queryOf(query));
      const { headers } = more;
      if (endpoint.file && noise !== 1) {
        const form = await formRequest(more.form);
        return { url, payload: form.payload, headers: { ...headers, ...form.headers } };
      }
      const json = { ...headers, 'content-type': noise === 2 ? more.type : 'application/json' };
      if (noise === 1) return { url, headers: json, payload: more.noisyBody };
      // An endpoint without a body sometimes gets one.
      const stray = noise > 7 ? more.stray : undefined;
      const payload = JSON.stringify(known.example.body ? body : stray);
      if (payload === undefined) return { url, headers };
      return { url, headers: { ...json, ...known.sign?.(payload) }, payload };
    }),
  );
}
