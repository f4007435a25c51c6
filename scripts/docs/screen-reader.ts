// `npm run guide` writes docs/screen-reader.md with it: the accessibility tree of four pages of the demo
// clinic, as a screen reader's user meets them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DemoProduct, settle } from './demo-product.ts';
import { type DemoRecords, recordsOf } from './demo-records.ts';
import { shortTree } from './short-tree.ts';

const FILE = join(import.meta.dirname, '../../docs/screen-reader.md');
const SIZE = { width: 1366, height: 768 };

type Step = {
  readonly title: string;
  /** The keys of the shortest way. */
  readonly path: string;
  readonly by: 'reception' | 'doctor';
  readonly go: (page: Page, records: DemoRecords) => Promise<void>;
};

const STEPS: readonly Step[] = [
  {
    title: 'Registration',
    path: '`A` on the queue opens the form in its search, whose number of matches is a status. Enter on a name without a match opens the fields below, with the focus in Full Name. `Ctrl` `Enter` registers and adds to the queue; a refused field takes the focus.',
    by: 'reception',
    go: async (page) => {
      await page.goto('/dashboard/add-patient');
      await page.getByLabel('Find a patient').fill('Zoya Khan');
      await page.getByText('No patients found.').waitFor();
      await page.keyboard.press('Enter');
      await page.getByLabel('Full Name').waitFor();
    },
  },
  {
    title: 'Queue',
    path: '`Tab` enters the table at its current row, the arrow keys move between rows, Enter opens one. A colleague’s change is a status above the list.',
    by: 'reception',
    go: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('row').nth(1).waitFor();
    },
  },
  {
    title: 'Consultation',
    path: 'The focus is in Complaint, and Enter sends. The second column follows the first, each part under its own heading.',
    by: 'doctor',
    go: async (page, { ids }) => {
      await page.goto(`/dashboard/edit-complaint/${ids.visitId}`);
      await page.getByLabel('Complaint', { exact: true }).waitFor();
    },
  },
  {
    title: 'Bill',
    path: 'The items and the payments are tables that end with the amount; the totals are a list of names and amounts.',
    by: 'reception',
    go: async (page) => {
      await page.goto('/dashboard/bills');
      await page.getByRole('row').filter({ hasText: '₹' }).first().click();
      await page.getByRole('button', { name: 'Print A5' }).waitFor();
    },
  },
];

const HEAD = `# A screen reader's path

The accessibility tree of registration, queue, consultation and bill: roles, names and states, in the order in which a
screen reader reads them. \`npm run guide\` writes this page from the demo clinic; lists of more than three rows are
shortened (\`…\`). The frame of every page comes before it: a link *Skip to content*, the header with the clinic, the
live status, the search and the account, and the navigation *Sections*. After a change of page the focus is on the page's
heading or in its first field.
`;

/** Writes the page from the demo clinic. */
export async function writeScreenReaderPath(demo: DemoProduct): Promise<void> {
  const records = await recordsOf(demo);
  const parts: string[] = [HEAD];
  for (const { title, path, by, go } of STEPS) {
    const page = await demo.open(await demo.signIn(by), { viewport: SIZE });
    await go(page, records);
    await settle(page);
    const tree = shortTree(await page.getByRole('main').ariaSnapshot());
    parts.push(`## ${title}\n\n${path}\n\n\`\`\`yaml\n${tree}\n\`\`\`\n`);
    await page.context().close();
  }
  await writeFile(FILE, parts.join('\n'));
}
