// The baseline of `npm run bench:limit`, in its own process: node:http and pg send the product's
// statements for the same call, or the fewest that keep its guarantees (`lean/`), and return the rows.
// It has no sessions, permissions or schemas.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { sendBatch } from '../../server/platform/db/batch.ts';
import { type LeanNote, noteReads, scopeOf } from './lean/lean-call.ts';
import { LEAN_CALLS } from './lean/lean-calls.ts';
import type { CallContext, Filling, Program } from './program.ts';
import { fill } from './program.ts';

/** The same number of connections as the product. */
const POOL_SIZE = 20;
type Sent = { readonly sent: { params: Record<string, string>; body: unknown } };
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const [connection = '{}', programsFile = ''] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connection), max: POOL_SIZE });
const programs: Record<string, Program> = JSON.parse(readFileSync(programsFile, 'utf8'), dates);

/** JSON has no dates, and pg serializes a Date differently from its text. */
function dates(key: string, value: unknown): unknown {
  return key === 'constant' && typeof value === 'string' && ISO_INSTANT.test(value)
    ? new Date(value)
    : value;
}

/** Uses prepared statements, as the product does. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += chunk;
  return body;
}

async function answer(program: Program, context: CallContext): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    const call: Filling = { context, newId, made: [], rows: [] };
    const answers: unknown[] = [];
    for (const { text, values } of program) {
      const filled = String(fill(text, call));
      const bound = values?.map((slot) => fill(slot, call));
      const result = await client.query({
        text: filled,
        ...(bound && { values: bound, name: nameOf(filled) }),
      });
      call.rows.push(result.rows?.[0]);
      if (result.command === 'SELECT' || result.command === 'INSERT') answers.push(result.rows);
    }
    return answers;
  } finally {
    client.release();
  }
}

const MOST_NOTES = 200;
let notes: LeanNote[] = [];

/** As the product, it writes its notes once there are many, and no request waits for them. */
async function note(one: LeanNote): Promise<void> {
  notes.push(one);
  if (notes.length < MOST_NOTES) return;
  const written = notes;
  notes = [];
  const client = await pool.connect();
  try {
    await sendBatch(client, noteReads(written, { now: new Date(), newId }));
  } finally {
    client.release();
  }
}

/** Answers a lean call in one round trip. */
async function leanAnswer(name: string, context: CallContext & Sent): Promise<unknown[]> {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const input = { ...context, ...context.sent, now, today, newId };
  const statements = LEAN_CALLS[name]?.(input) ?? [];
  const client = await pool.connect();
  try {
    const [answer] = await sendBatch(client, [scopeOf(context), ...statements]);
    const { clinicId, userId, sent } = context;
    if (name === 'patient') void note({ clinicId, userId, id: sent.params.id ?? '' });
    return answer?.rows ?? [];
  } finally {
    client.release();
  }
}

const server = createServer(async (request, response) => {
  try {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    const [, kind = '', name = '', clinicId = '', userId = ''] = pathname.split('/');
    const text = request.method === 'GET' ? '' : await bodyOf(request);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const params = Object.fromEntries(searchParams);
    const context = { clinicId, userId, sent: { params, body } };
    const rows = await (kind === 'lean'
      ? leanAnswer(name, context)
      : answer(programs[name] ?? [], context));
    const reply = JSON.stringify(rows);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(reply),
    });
    response.end(reply);
  } catch (error) {
    const reply = error instanceof Error ? error.message : 'failed';
    response.writeHead(500, { 'content-length': Buffer.byteLength(reply) }).end(reply);
  }
});
// Connections stay open while other servers have their turns.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : address);
});
process.on('disconnect', () => process.exit(0));
