import { beforeEach, expect, it, vi } from 'vitest';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { endSession, startSession } from '../../session/session.ts';
import { callApi } from '../api-client.ts';

const asked: (string | null)[] = [];
let replies: Response[] = [];

beforeEach(() => {
  endSession();
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    asked.push(new Headers(init?.headers).get('If-None-Match'));
    return replies.shift() ?? Response.error();
  });
});

const whole = (etag: string) => new Response('[]', { headers: { ETag: etag } });
const unchanged = () => new Response(null, { status: 304 });

it('asks whether a list has changed, and keeps the same reply while it has not', async () => {
  startSession('my-token', aUser('admin'));
  replies = [whole('"one"'), unchanged(), whole('"two"'), unchanged()];
  const first = await callApi(listQueue, {});
  expect(await callApi(listQueue, {})).toBe(first);
  const second = await callApi(listQueue, {});
  expect(second).not.toBe(first);
  expect(await callApi(listQueue, {})).toBe(second);
  expect(asked).toEqual([null, '"one"', '"one"', '"two"']);
});

it('keeps nothing for the next person, nor of a reply that came after sign-out', async () => {
  startSession('my-token', aUser('admin'));
  replies = [whole('"one"'), whole('"late"'), whole('"theirs"')];
  await callApi(listQueue, {});
  const late = callApi(listQueue, {});
  endSession();
  await late;
  startSession('their-token', aUser('admin'));
  await callApi(listQueue, {});
  expect(asked).toEqual([null, '"one"', null]);
});
