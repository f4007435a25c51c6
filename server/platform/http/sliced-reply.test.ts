import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { Money, paise } from '#contract/kernel/numbers/money.ts';
import { sendReply } from './route.ts';
import { hasLongList, SLICE_ROWS, slicedReply } from './sliced-reply.ts';

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

async function written(schema: z.ZodType, value: unknown) {
  const onMisfit = vi.fn();
  const pieces: string[] = [];
  for await (const piece of slicedReply(schema, value, onMisfit) ?? []) pieces.push(piece);
  return { pieces, json: JSON.parse(pieces.join('')), onMisfit };
}

describe('a reply with a long list', () => {
  it('is what it would be in one go, in rupees and without what the schema does not name', async () => {
    for (const [schema, value] of [
      [List, listOf(rows(1_001))],
      [z.array(Row), rows(SLICE_ROWS + 1)],
    ] as const) {
      const { json, onMisfit } = await written(schema, value);
      expect(json).toEqual(z.encode(schema as z.ZodType, value));
      expect(onMisfit).not.toHaveBeenCalled();
    }
  });

  it('is encoded at most one slice at a time, and others have their turn in between', async () => {
    let encoded = 0;
    const most: number[] = [];
    const Counted = z.codec(z.string(), z.string(), {
      decode: (text) => text,
      encode: (text) => {
        encoded += 1;
        return text;
      },
    });
    const turn = () => {
      most.push(encoded);
      encoded = 0;
      if (most.length < 100) setImmediate(turn);
    };
    setImmediate(turn);
    await written(z.array(z.object({ id: Counted })), rows(10 * SLICE_ROWS));
    expect(Math.max(...most)).toBe(SLICE_ROWS);
    expect(most.filter((count) => count > 0).length).toBeGreaterThan(5);
  });

  it('leaves out the rows at fault and says where they are', async () => {
    const many: unknown[] = rows(500);
    many[321] = { id: 'x', price: 'Asha', note: null };
    const { json, onMisfit } = await written(List, listOf(many));
    expect(json.details.rows).toHaveLength(499);
    expect(onMisfit.mock.calls).toEqual([[['details.rows.321.price: invalid_type']]]);
  });

  it('is not begun when what stands beside the list does not fit', () => {
    const reply = { message: 7, details: { rows: rows(500), count: 500 } };
    expect(slicedReply(List, reply, vi.fn())).toBeUndefined();
  });

  it('is one of more than a slice, and not where a rule looks at the whole', () => {
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

it('is sent as JSON by a route', async () => {
  const app = fastify();
  const listRows = endpoint({
    method: 'GET',
    path: '/api/rows',
    summary: 'Rows',
    access: 'public',
    replies: { 200: z.array(Row) },
  });
  app.get('/api/rows', async (_request, reply) => sendReply(reply, listRows, rows(1_000)));
  const reply = await app.inject('/api/rows');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.json()).toHaveLength(1_000);
  await app.close();
});
