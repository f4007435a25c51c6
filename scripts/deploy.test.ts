import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HEARTBEAT_SECONDS } from '#contract/events/events.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Environment } from '../server/config.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
const compose = read('compose.yaml');
const proxy = read('nginx/openopd.conf.template');

it('the proxy says that nobody answers in the words and the form that the screens know', () => {
  const [, body = ''] = /return 503 '(.*)';/.exec(proxy) ?? [];
  expect(JSON.parse(body)).toEqual({ message: MESSAGES.unavailable, code: 'unavailable' });
  expect(proxy).toContain('add_header Retry-After 1 always;');
});

it('the proxy waits for a live stream longer than its heartbeat takes', () => {
  const [, seconds] = /api\/events \{[^}]*proxy_read_timeout (\d+)s;/.exec(proxy) ?? [];
  expect(Number(seconds)).toBeGreaterThan(2 * HEARTBEAT_SECONDS);
});

it('compose sets for a server only what a server reads', () => {
  const [, block = ''] = /x-server:[\s\S]*?environment:\n((?: {4}\w+: .*\n)+)/.exec(compose) ?? [];
  const names = [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(names).toContain('DATABASE_DIRECT_URL');
  expect(names.filter((name) => !(`${name}` in Environment.shape))).toEqual([]);
});

it('compose asks for what .env.example has, and mounts what is there', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const given = new Set([...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(asked).toEqual(given);
  const mounted = [...compose.matchAll(/- \.\/([\w./-]+):/g)].map(([, file = '']) => file);
  expect(mounted.length).toBeGreaterThan(3);
  expect(mounted.filter((file) => !existsSync(join(DEPLOY, file)))).toEqual([]);
});
