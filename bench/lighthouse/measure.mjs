// `node measure.mjs URL PORT FOLDER`: runs Lighthouse (mobile) for a page in the Chromium that listens on
// the port. It keeps what it gathers in the folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { onFreeCores } from '../web/free-cores.ts';

const [url, port, folder] = process.argv.slice(2);
const options = {
  port: Number(port),
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  // The session is in the storage.
  disableStorageReset: true,
  // The live connection stays open, so the network is never quiet: Lighthouse waits this long.
  maxWaitForLoad: 20_000,
  logLevel: 'error',
};
const measured = await lighthouse(url, { ...options, gatherMode: folder, auditMode: folder });
const file = join(folder, 'trace.json');
const trace = JSON.parse(readFileSync(file, 'utf8'));
const waited = onFreeCores(trace.traceEvents);
writeFileSync(file, JSON.stringify(trace));
const { lhr } = await lighthouse(url, { ...options, auditMode: folder });
const { audits, categories, finalDisplayedUrl } = lhr;
const score = (category) => Math.round(categories[category].score * 100);
/** The element of the largest paint. */
const largest = audits['lcp-breakdown-insight']?.details?.items?.find(
  ({ type }) => type === 'node',
);
const failed = ['accessibility', 'best-practices'].flatMap((category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id),
);
process.stdout.write(
  JSON.stringify({
    shown: finalDisplayedUrl,
    performance: score('performance'),
    withWaiting: Math.round(measured.lhr.categories.performance.score * 100),
    waited,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    largest: largest?.snippet ?? 'unknown',
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    failed,
  }),
);
