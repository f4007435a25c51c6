import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import type { Chromium } from '../../e2e/rig/chromium.ts';
import type { Person } from '../../e2e/rig/clinic.ts';
import { withChromium } from './browser.ts';

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, '../lighthouse');

const Report = z.object({
  shown: z.url(),
  /** In the page's own time on a core (decision 275). */
  performance: z.number(),
  /** With the time in which its tasks waited for a core. */
  withWaiting: z.number(),
  /** The part of the tasks' time that they waited, 0 to 1. */
  waited: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  firstPaint: z.number(),
  largestPaint: z.number(),
  /** The element of the largest paint. */
  largest: z.string(),
  blocked: z.number(),
  shift: z.number(),
  failed: z.array(z.string()),
});
export type LighthouseReport = z.output<typeof Report>;

/** Installs Lighthouse from its own lock file on first use (decision 034). */
export function installLighthouse(): void {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return;
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('npm could not install Lighthouse into bench/lighthouse.');
}

/** Loads nothing of the application, so that the measured page is a first visit. */
const AN_IMAGE = '/favicon-32.png';

async function signInAt(port: number, url: string, person: Person): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('Chromium has no window.');
  const stored = { authToken: person.token, currentUser: JSON.stringify(person.user) };
  await page.goto(url + AN_IMAGE);
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
  await page.close();
  await browser.close();
}

/**
 * One first visit of a page on a phone, by Lighthouse's mobile preset. Throws when a different page
 * was loaded.
 */
export function measurePage(
  chromiumHere: Chromium,
  options: { folder: string; url: string; path: string; person: Person | null },
): Promise<LighthouseReport> {
  const { folder, url, path, person } = options;
  return withChromium(chromiumHere, folder, async (port) => {
    const gathered = await mkdtemp(join(folder, 'gathered-'));
    if (person) await signInAt(port, url, person);
    // Asynchronous, because this same process runs the server.
    const { stdout } = await run(process.execPath, [
      join(FOLDER, 'measure.mjs'),
      url + path,
      `${port}`,
      gathered,
    ]);
    const report = Report.parse(JSON.parse(stdout));
    if (new URL(report.shown).pathname !== path) throw new Error(`${path} led to ${report.shown}`);
    return report;
  });
}

/** The run with the median performance score; single runs vary with the machine's load. */
export function middleOf(reports: readonly LighthouseReport[]): LighthouseReport {
  const sorted = reports.toSorted((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
