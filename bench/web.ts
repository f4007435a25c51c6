// `npm run bench:web [-- --runs N --only lighthouse|clicks|typing]`: measures the built product in a browser against the design's
// budgets: bundle sizes, Lighthouse, navigation clicks, typing in a search.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import { call } from '../e2e/rig/api.ts';
import { CHROMIUM_FLAGS, type Chromium, findChromium } from '../e2e/rig/chromium.ts';
import { type Person, signIn } from '../e2e/rig/clinic.ts';
import { signedIn } from '../e2e/rig/signed-in.ts';
import { assertBudgets, describe, measureBundle } from '../scripts/bundle-size.ts';
import { readConfig } from '../server/config.ts';
import { start } from '../server/start.ts';
import { line, percentileLine, percentiles } from './search/percentiles.ts';
import { withBigClinic } from './web/big-clinic.ts';
import { installLighthouse, measurePage, middleOf } from './web/lighthouse.ts';
import { clickThrough } from './web/navigation.ts';
import { withTlsFront } from './web/tls-front.ts';
import { typeInto } from './web/typing.ts';

/** From a click to the next page, at the 95th percentile over every role's sections. */
const CLICKS = [
  { name: 'on this machine', slowdown: 1, budgetMs: 100 },
  { name: "on the mobile preset's processor", slowdown: 4, budgetMs: 250 },
];
const PERFORMANCE_BUDGET = 95;
const DESKTOP = { width: 1366, height: 768 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const isWanted = (part: 'lighthouse' | 'clicks' | 'typing') =>
  values.only === undefined || values.only === part;
const missed: string[] = [];
const say = (text: string) => void process.stdout.write(`${text}\n`);
const miss = (text: string) => void missed.push(text);

function measureBundles(): void {
  const loads = measureBundle(join(import.meta.dirname, '../dist/web'));
  for (const load of loads) say(describe(load));
  try {
    assertBudgets(loads);
  } catch (over) {
    miss(over instanceof Error ? over.message : String(over));
  }
}

async function openAs(browser: Browser, url: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: DESKTOP });
  await context.addInitScript(signedIn(url, person));
  return context.newPage();
}

/** The address of the doctor's first visit in the queue. */
async function openVisit(url: string, doctor: Person): Promise<string> {
  const { currentPatient, nextPatient } = await call(url, getDoctorQueue, {}, doctor);
  const visit = currentPatient ?? nextPatient;
  if (!visit) throw new Error('The demo doctor has no visit.');
  return `/dashboard/edit-complaint/${visit.id}`;
}

async function measureLighthouse(
  here: Chromium,
  folder: string,
  { url, secureUrl }: { url: string; secureUrl: string },
): Promise<void> {
  const demo = (name: string) => signIn(url, `${name}@demo.example`, 'demo-1234');
  const reception = await demo('reception');
  const doctor = await demo('doctor');
  const pages = [
    { name: 'sign-in', path: '/login', person: null },
    { name: 'queue', path: '/dashboard', person: reception },
    { name: 'patient list', path: '/dashboard/all-patients', person: reception },
    { name: 'consultation', path: await openVisit(url, doctor), person: doctor },
  ];
  const heads = ['perf.', '(waiting', 'waited)', 'access.', 'practices', 'FCP ms', 'LCP ms'];
  say(`\n${line('Lighthouse, mobile', [...heads, 'TBT ms', 'CLS'])}`);
  for (const { name, path, person } of pages) {
    const reports = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      reports.push(await measurePage(here, { folder, url: secureUrl, path, person }));
    }
    const { performance, accessibility, bestPractices, ...rest } = middleOf(reports);
    const waited = `${Math.round(100 * rest.waited)} %`;
    const times = [rest.firstPaint, rest.largestPaint, rest.blocked].map(Math.round);
    const scores = [performance, rest.withWaiting, waited, accessibility, bestPractices];
    const cells = [...scores, ...times, rest.shift.toFixed(3)];
    say(`${line(name, cells)}  ${rest.largest}`);
    if (performance < PERFORMANCE_BUDGET) miss(`${name}: performance ${performance}`);
    if (accessibility < 100 || bestPractices < 100) miss(`${name}: ${rest.failed.join(', ')}`);
  }
}

async function measureClicks(browser: Browser, url: string): Promise<void> {
  for (const { name: place, slowdown, budgetMs } of CLICKS) {
    say(`\n${line(`click to page, ${place}`, ['clicks', 'p50 ms', 'p95 ms', 'p99 ms'])}`);
    const all: number[] = [];
    for (const name of ['admin', 'doctor', 'reception', 'lab', 'pharmacy', 'superadmin']) {
      const person = await signIn(url, `${name}@demo.example`, 'demo-1234');
      const page = await openAs(browser, url, person);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const { first, again } = await clickThrough(page);
      say(percentileLine(name, percentiles([...first, ...again])));
      all.push(...first, ...again);
      await page.context().close();
    }
    const { p95 } = percentiles(all);
    say(percentileLine('all', percentiles(all)));
    if (p95 > budgetMs) miss(`${place}: p95 of a click ${Math.round(p95)} ms`);
  }
}

async function measureTyping(browser: Browser): Promise<void> {
  await withBigClinic(async ({ url, owner }) => {
    say(`\n${line('typing, 100,000 patients', ['keys', 'kept', 'worst ms'])}`);
    for (const [address, label] of [
      ['/dashboard/patients', 'Search patients by name, phone or token'],
      ['/dashboard/add-patient', 'Find a patient by name, phone or token'],
    ] as const) {
      const page = await openAs(browser, url, owner);
      const { keys, kept, slowestMs } = await typeInto(page, address, label);
      say(line(address, [keys, kept, slowestMs]));
      if (kept < keys) miss(`${address}: ${keys - kept} keys were lost`);
      await page.context().close();
    }
  });
}

async function measureInBrowser(folder: string): Promise<void> {
  if (isWanted('lighthouse')) installLighthouse();
  const here = await findChromium({ folder });
  const config = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    BACKUPS_KEPT: '0',
  };
  const product = await start(readConfig(config), {
    demo: true,
    signal: new AbortController().signal,
  });
  try {
    say(`\n${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
    const { url } = product;
    if (isWanted('lighthouse')) {
      await withTlsFront({ folder, url }, (secureUrl) =>
        measureLighthouse(here, folder, { url, secureUrl }),
      );
    }
    const { executablePath, env } = here;
    const environment = { ...process.env, ...env };
    const browser = await chromium.launch({
      executablePath,
      args: CHROMIUM_FLAGS,
      env: environment,
    });
    if (isWanted('clicks')) await measureClicks(browser, product.url);
    if (isWanted('typing')) await measureTyping(browser);
    await browser.close();
  } finally {
    await product.stop();
  }
}

measureBundles();
const folder = await mkdtemp(join(tmpdir(), 'openopd-bench-'));
await measureInBrowser(folder).finally(() => rm(folder, { recursive: true, force: true }));
for (const each of missed) say(`Missed: ${each}`);
process.exitCode = missed.length > 0 ? 1 : 0;
