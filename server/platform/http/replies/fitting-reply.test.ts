import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Money, paise } from '#contract/kernel/numbers/money.ts';
import { withWireNames } from '#contract/kernel/second-names.ts';
import { fitting, fittingReplies } from './fitting-reply.ts';

const Row = z.object({ id: z.string(), price: Money, note: z.string().nullable() });
const List = z.object({ rows: z.array(Row), totalCount: z.int() });
const row = (id: string, changes: object = {}) => ({
  id,
  price: paise(150),
  note: null,
  ...changes,
});

describe('the valid part of a reply', () => {
  it('is the whole reply when it matches, stripped and in rupees', () => {
    const whole = { rows: [row('a', { secret: 1 })], totalCount: 1 };
    const wire = { rows: [{ id: 'a', price: 1.5, note: null }], totalCount: 1 };
    expect(fitting(List, whole)).toEqual({ value: wire });
  });

  it.each([
    ['the rows without the invalid one', { rows: [row('a'), row('b', { price: 0.5 })] }, ['a']],
    ['rows with null for invalid nullable fields', { rows: [row('a', { note: 7 })] }, ['a']],
  ])('is %s', (_what, reply, ids) => {
    const fitted = fitting(List, { ...reply, totalCount: 2 });
    expect(fitted?.value).toMatchObject({ rows: ids.map((id) => ({ id, note: null })) });
  });

  it('is found in rows with other names on the wire', () => {
    const renamed = z.object({ rows: z.array(withWireNames(Row, { id: 'recordId' })) });
    const rows = [row('a', { note: 7 }), row('b', { price: 0.5 }), row('c')];
    expect(fitting(renamed, { rows })?.value).toEqual({
      rows: ['a', 'c'].map((recordId) => ({ recordId, price: 1.5, note: null })),
    });
  });

  it('is undefined when a required part does not match', () => {
    expect(fitting(List, { rows: [], totalCount: 'two' })).toBeUndefined();
    expect(fitting(Row, { id: 'a' })).toBeUndefined();
  });
});

it('is returned, and the log names the invalid places without their values', async () => {
  const log = { error: vi.fn() };
  const app = fastify();
  app.setSerializerCompiler(fittingReplies(log));
  app.get('/list', { schema: { response: { 200: List } } }, async () => ({
    rows: [row('a'), row('b', { note: 'Asha', price: 'Asha' })],
    totalCount: 2,
  }));
  app.get('/one', { schema: { response: { 200: Row } } }, async () => ({ id: 'a' }));
  const reply = await app.inject('/list');
  expect([reply.statusCode, reply.json().rows]).toEqual([
    200,
    [{ id: 'a', price: 1.5, note: null }],
  ]);
  expect(log.error.mock.calls).toMatchObject(
    [[{ url: '/list', wrong: ['rows.1.price: invalid_type'] }, '']].map(([where]) => [
      where,
      'a reply did not match its schema',
    ]),
  );
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Asha');
  expect((await app.inject('/one')).statusCode).toBe(500);
  await app.close();
});
