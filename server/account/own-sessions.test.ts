import { expect, it } from 'vitest';
import { getCurrentUser, login } from '#contract/auth/auth.endpoints.ts';
import {
  endOneSession,
  endOtherSessions,
  listOwnSessions,
} from '#contract/auth/own-sessions.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, PASSWORD, signIn } from '../testing/builders/clinic.ts';
import { openStream } from '../testing/event-stream.ts';

const app = startTestApp();
const HOUR = 3_600_000;
const isLive = async (person: { token: string }) =>
  (await app.call(getCurrentUser, {}, person)).statusCode === 200;

it('lists the device and rough network of each session, this one first', async () => {
  const { user } = await newClinic(app);
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  const reply = await app.call(
    login,
    { body: { email: user.email, password: PASSWORD } },
    { headers: { 'user-agent': agent }, address: '203.0.113.77' },
  );
  const sessions = await app.ok(listOwnSessions, {}, reply.json());
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({
    device: 'Chrome on Windows',
    network: '203.0.113.…',
    is_this: true,
  });
});

it('ends one of the person’s own sessions at once, with its stream', async () => {
  const admin = await newClinic(app);
  const elsewhere = await signIn(app, admin.user.email);
  const staff = await newStaff(app, admin, 'doctor');
  const base = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await openStream(base, elsewhere.token);
  await stream.next('ready');
  const [theirs] = await app.ok(listOwnSessions, {}, staff);
  const foreign = await app.call(endOneSession, { params: { id: theirs!.id } }, admin);
  expect([foreign.statusCode, await isLive(staff)]).toEqual([404, true]);
  const [, other] = await app.ok(listOwnSessions, {}, admin);
  await app.ok(endOneSession, { params: { id: other!.id } }, admin);
  await stream.next('ended');
  stream.close();
  expect([await isLive(elsewhere), await isLive(admin)]).toEqual([false, true]);
});

it('ends all of the person’s other sessions', async () => {
  const admin = await newClinic(app);
  const others = [await signIn(app, admin.user.email), await signIn(app, admin.user.email)];
  await app.ok(endOtherSessions, {}, admin);
  expect(await Promise.all([admin, ...others].map(isLive))).toEqual([true, false, false]);
});

it('ends sessions on time even if they started while the clock was two years ahead', async () => {
  const [idle, busy] = [await newClinic(app), await newClinic(app)];
  const years = 2 * 365 * 24 * HOUR;
  app.clock.advance(years);
  const ahead = [await signIn(app, idle.user.email), await signIn(app, busy.user.email)] as const;
  expect(await Promise.all(ahead.map(isLive))).toEqual([true, true]);
  app.clock.advance(-years);
  expect(await Promise.all(ahead.map(isLive))).toEqual([true, true]);
  app.clock.advance(11 * HOUR);
  expect(await isLive(ahead[1])).toBe(true);
  app.clock.advance(2 * HOUR);
  expect(await Promise.all(ahead.map(isLive))).toEqual([false, true]);
  for (let hours = 13; hours <= 7 * 24; hours += 11) {
    await isLive(ahead[1]);
    app.clock.advance(11 * HOUR);
  }
  expect(await isLive(ahead[1])).toBe(false);
});
