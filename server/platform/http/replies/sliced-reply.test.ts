import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { Money, paise } from '#contract/kernel/numbers/money.ts';
import { inTurns, SLICE_ROWS } from '../../load/loop-turns.ts';
import { sendReply } from '../replies/send-reply.ts';
import { hasLongList, slicedReply } from './sliced-reply.ts';

const Row = z.object({ id: z.string(), price: Money, note: z.string().nullable() });
const List = z.object({
  message: z.string(),
  hint: z.string().optional(),
  details: z.object({ rows: z.array(Row).optional(), count: z.int() }),
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    price: paise(150),
    note: null,
    secret: 1,
  }));
const listOf = (many: unknown[]) => ({
  message: 'of "it"',
  details: { rows: many, count: many.length },
});

async function written(schema: z.ZodType, value: unknown, owner = '') {
  const onMisfit = vi.fn();
  const pieces: string[] = [];
  for await (const piece of slicedReply(schema, value, { owner, onMisfit }) ?? [])
    pieces.push(piece);
  return { pieces, json: JSON.parse(pieces.join('')), onMisfit };
}

it('presents many rows in several turns of the event loop', async () => {
  let presented = 0;
  const most: number[] = [];
  const made = inTurns('', rows(1_001), ({ id }) => {
    presented += 1;
    return id;
  });
  while (presented < 1_001) {
    const before = presented;
    await new Promise(setImmediate);
    most.push(presented - before);
  }
  expect(await made).toEqual(rows(1_001).map(({ id }) => id));
  expect(Math.max(...most)).toBeLessThanOrEqual(SLICE_ROWS);
  expect(await inTurns('', [1, 2], (one) => one * 2)).toEqual([2, 4]);
});

/**
 * Encodes lists concurrently. Returns the rows encoded in each turn of the event loop, and the
 * order in which the lists ended.
 */
async function turnsOf(
  counts: readonly number[],
  owner = '',
  other?: { readonly rows: number; readonly owner: string },
) {
  let encoded = 0;
  const most: number[] = [];
  const Counted = z.codec(z.string(), z.string(), {
    decode: (text) => text,
    encode: (text) => {
      encoded += 1;
      return text;
    },
  });
  let isOver = false;
  const turn = () => {
    if (encoded > 0) most.push(encoded);
    encoded = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const ended: string[] = [];
  const lists = [...counts.map((count) => ({ rows: count, owner })), ...(other ? [other] : [])];
  await Promise.all(
    lists.map(async (list) => {
      await written(z.array(z.object({ id: Counted })), rows(list.rows), list.owner);
      ended.push(list.owner);
    }),
  );
  isOver = true;
  return { most: [...most, encoded], ended };
}

describe('a reply with a long list', () => {
  it('equals the reply in one piece, in rupees and without fields outside the schema', async () => {
    for (const [schema, value] of [
      [List, listOf(rows(1_001))],
      [z.array(Row), rows(SLICE_ROWS + 1)],
    ] as const) {
      const { json, onMisfit } = await written(schema, value);
      expect(json).toEqual(z.encode(schema as z.ZodType, value));
      expect(onMisfit).not.toHaveBeenCalled();
    }
  });

  it('is encoded one slice at a time, and other work runs in between', async () => {
    const { most } = await turnsOf([10 * SLICE_ROWS]);
    expect(Math.max(...most)).toBeLessThanOrEqual(SLICE_ROWS);
    expect(most.length).toBeGreaterThanOrEqual(10);
  });

  it('shares turns with other replies: one slice per turn in total', async () => {
    const { most, ended } = await turnsOf(
      [20 * SLICE_ROWS, 20 * SLICE_ROWS, 2 * SLICE_ROWS],
      'ours',
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(SLICE_ROWS);
    expect(ended).toHaveLength(3);
    // Another clinic's short reply does not wait for them.
    const { ended: order } = await turnsOf([20 * SLICE_ROWS, 20 * SLICE_ROWS], 'ours', {
      rows: 2 * SLICE_ROWS,
      owner: 'theirs',
    });
    expect(order[0]).toBe('theirs');
  });

  it('omits invalid rows and reports their places', async () => {
    const many: unknown[] = rows(500);
    many[321] = { id: 'x', price: 'Asha', note: null };
    const { json, onMisfit } = await written(List, listOf(many));
    expect(json.details.rows).toHaveLength(499);
    expect(onMisfit.mock.calls).toEqual([[['details.rows.321.price: invalid_type']]]);
  });

  it('is not started when the part next to the list is invalid', () => {
    const reply = { message: 7, details: { rows: rows(500), count: 500 } };
    expect(slicedReply(List, reply, { owner: '', onMisfit: vi.fn() })).toBeUndefined();
  });

  it('is used above one slice, but not where a rule checks the whole object', () => {
    expect(hasLongList(List, listOf(rows(SLICE_ROWS)))).toBe(false);
    expect(hasLongList(List, { message: '', details: { count: 0 } })).toBe(false);
    expect(
      hasLongList(
        List.refine(() => true),
        listOf(rows(500)),
      ),
    ).toBe(false);
  });
});

it('is sent as JSON by a route, which is notified when it is written', async () => {
  const app = fastify();
  const listRows = endpoint({
    method: 'GET',
    path: '/api/rows',
    summary: 'Rows',
    access: 'public',
    replies: { 200: z.array(Row) },
  });
  let begun = false;
  const written = vi.fn();
  app.get('/api/rows', async (_request, reply) => {
    const sent = sendReply(reply, listRows, rows(1_000), written);
    begun = written.mock.calls.length === 0;
    return sent;
  });
  const reply = await app.inject('/api/rows');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.json()).toHaveLength(1_000);
  expect(begun).toBe(true);
  await expect.poll(() => written.mock.calls.length).toBe(1);
  await app.close();
});
