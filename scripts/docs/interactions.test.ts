import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { INTERACTION_TABLES } from '../../contract/safety/interactions/interaction-tables.ts';
import { INTERACTIONS_PAGE, interactionsText, withInteractions } from './interactions.ts';

it('the page of interactions has every line of the tables, as the checks apply it', async () => {
  const page = await readFile(INTERACTIONS_PAGE, 'utf8');
  expect(withInteractions(page)).toBe(page);
  expect(page).toContain(interactionsText());
  expect(page).toContain(
    '| azathioprine, mercaptopurine | allopurinol, febuxostat | **asks for a reason** |',
  );
  const lines = Object.values(INTERACTION_TABLES).flatMap((table) => table.trim().split('\n'));
  expect(page.match(/\| (?:\*\*asks for a reason\*\*|note) \|/g)).toHaveLength(lines.length);
});

it('each class and group that a line links to has a section', async () => {
  const page = await readFile(INTERACTIONS_PAGE, 'utf8');
  const anchors = new Set(
    [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name?.toLowerCase()),
  );
  const links = new Set([...page.matchAll(/\(#(\w+)\)/g)].map(([, name]) => name));
  expect([...links].filter((name) => !anchors.has(name))).toEqual([]);
});
