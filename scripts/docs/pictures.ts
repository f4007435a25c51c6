// `npm run pictures [-- --role ROLE --only TEXT --dark]`: takes pictures of the pages of every role,
// from the demo clinic of the built product, into test-results/pictures; index.html shows them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { pathOf } from '../../e2e/rig/page-table.ts';
import { type DemoProduct, settle, withDemoProduct } from './demo-product.ts';
import { type DemoRecords, recordsOf, signInNameOf } from './demo-records.ts';
import { indexOf } from './picture-index.ts';
import { fileOf, listPictures, type Picture } from './picture-list.ts';

const FOLDER = join(import.meta.dirname, '../../test-results/pictures');
const PHONE_WIDTH = 360;
const HEIGHTS = { phone: 740, desktop: 768 };

/** Goes to the page of a picture, with the demo clinic's records. */
async function goTo(page: Page, address: string, records: DemoRecords): Promise<void> {
  const { ids, reportedId, bill } = records;
  const isReport = address.startsWith('/lab/view-report');
  await page.goto(pathOf(address, isReport ? { ...ids, labOrderId: reportedId } : ids));
  if (address !== '/billing') return;
  // The page reads its bill from the history entry.
  const entry = JSON.stringify({ usr: bill, key: 'picture', idx: 1 });
  await page.evaluate(`history.replaceState(${entry}, '')`);
  await page.reload();
}

/** Takes the pictures of one person at one width in one theme. */
async function takeGroup(
  demo: DemoProduct,
  records: DemoRecords,
  pictures: readonly Picture[],
): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  const { viewer, width, scheme } = first;
  const isPhone = width === PHONE_WIDTH;
  const person = viewer === 'nobody' ? undefined : await demo.signIn(signInNameOf(viewer));
  const page = await demo.open(person, {
    viewport: { width, height: isPhone ? HEIGHTS.phone : HEIGHTS.desktop },
    colorScheme: scheme,
    hasTouch: isPhone,
  });
  for (const picture of pictures) {
    await goTo(page, picture.address, records);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settle(page);
    await page.screenshot({ path: join(FOLDER, fileOf(picture)) });
    process.stdout.write(`${fileOf(picture)}\n`);
  }
  await page.context().close();
}

const { values } = parseArgs({
  options: {
    role: { type: 'string' },
    only: { type: 'string' },
    dark: { type: 'boolean' },
  },
});
const pictures = listPictures(values);
if (pictures.length === 0) throw new Error('No page has this role and this text in its address.');
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await withDemoProduct(async (demo) => {
  const records = await recordsOf(demo);
  const groups = Map.groupBy(
    pictures,
    ({ viewer, width, scheme }) => `${viewer} ${width} ${scheme}`,
  );
  for (const group of groups.values()) await takeGroup(demo, records, group);
});
await writeFile(join(FOLDER, 'index.html'), indexOf(pictures));
process.stdout.write(`${pictures.length} pictures: ${join(FOLDER, 'index.html')}\n`);
