import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';

const REGISTERS = /\b\w+\.(?:route|get|post|put|patch|delete|all)\(\s*(?:\{|'\/|options\))/;

/** Streams without a reply, which end with their session or display, and an API of others. */
const NOT_BOUND = [
  'server/events/stream-events.ts',
  'server/payment-sandbox/sandbox.routes.ts',
  'server/waiting-room/follow-board.ts',
];

it('one binder registers the endpoints that have a reply', () => {
  const registering = sources()
    .filter(({ path, isTest }) => path.startsWith('server/') && !isTest)
    .filter(({ text }) => REGISTERS.test(text))
    .map(({ path }) => path);
  expect(registering).toEqual([...NOT_BOUND, 'server/platform/http/bound.ts'].toSorted());
});

it.each(['app.route({', 'raw.route(options)', "app.get('/health', handler)"])(
  'recognizes %s as a registration',
  (text) => expect(text).toMatch(REGISTERS),
);
