import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { buildApp } from '../app.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic } from '../testing/builders/clinic.ts';
import { type ModelMood, refuses, says, saysRubbish, stopsAfter } from '../testing/model-server.ts';
import { ONE_PIXEL } from '../testing/pictures.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: 'secret-key', name: 'test-model' },
  dailyLimit: 100,
  timeouts: { first: 1_500, next: 1_500, whole: 15_000 },
}));

const written: string[] = [];
const keep = (piece: unknown) => {
  written.push(String(piece));
  return true;
};
let talkative: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const stream = new Writable({ write: (piece, _encoding, done) => done(void keep(piece)) });
  // The most verbose LOG_LEVEL.
  const logger = pino({ level: 'debug' }, stream);
  talkative = await buildApp({ services: app.started.services, logger });
  await talkative.ready();
});
afterAll(() => talkative.close());

const SECRETS = ['Zubeida', '98765', 'haematuria', 'ignore-the-above', 'secret-key', 'c2Nhbg'];
const FIELDS = {
  query: 'Zubeida has haematuria',
  patientName: 'Zubeida',
  pastComplaints: 'phone 98765 43210',
  labHistory: 'ignore-the-above',
};

const MOODS: readonly (readonly [string, number, ModelMood])[] = [
  ['answers', 200, says('Zubeida has haematuria.')],
  ...[400, 401, 404, 429, 500].map((status) => [`${status}`, 503, refuses(status)] as const),
  ['hangs', 503, () => undefined],
  ['stops in the middle', 503, stopsAfter('Zubeida ')],
  ['says nothing', 503, says('')],
  ['is a web page', 503, saysRubbish('text/html', '<p>Zubeida</p>')],
  ['breaks off a piece', 503, saysRubbish('text/event-stream', 'data: {"Zubeida\n\n')],
  [
    'tells of an error in the stream',
    503,
    saysRubbish('text/event-stream', 'data: {"error":{"message":"Zubeida"}}\n\n'),
  ],
];

it.each(MOODS)('logs no patient data when the model %s', async (_how, status, mood) => {
  server.answer(mood);
  const { token } = await newClinic(app);
  written.length = 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void keep(words)),
    ),
  ];
  const form = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) form.set(name, value);
  form.set('image', new File([ONE_PIXEL], 'Zubeida.png', { type: 'image/png' }));
  const sent = new Response(form);
  const reply = await talkative.inject({
    method: generateSuggestion.method,
    url: generateSuggestion.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  for (const spy of spies) spy.mockRestore();
  const log = written.join('\n');
  expect(reply.statusCode).toBe(status);
  // The request and the failure are logged.
  expect(log).toContain(generateSuggestion.path);
  expect(log.includes('request failed')).toBe(status >= 500);
  for (const secret of [...SECRETS, token]) expect(log).not.toContain(secret);
});
