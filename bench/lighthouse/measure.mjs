// `node measure.mjs URL PORT`: runs Lighthouse (mobile) for a page in the Chromium that listens on
// the port.
import lighthouse from 'lighthouse';

const [url, port] = process.argv.slice(2);
const result = await lighthouse(url, {
  port: Number(port),
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  // The session is in the storage.
  disableStorageReset: true,
  logLevel: 'error',
});
const { audits, categories, finalDisplayedUrl } = result.lhr;
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
