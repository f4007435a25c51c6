import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAPERS } from './guide-papers.ts';
import { PICTURES } from './guide-pictures.ts';

const GUIDE = join(import.meta.dirname, '../../docs/guide');

const pages = readdirSync(GUIDE).filter((name) => name.endsWith('.md'));

/** The links of a page, pictures included, external addresses excluded. */
function targetsOf(page: string): string[] {
  const text = readFileSync(join(GUIDE, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]*)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  return links.filter((target) => target !== '' && !target.includes('://'));
}

it('shows exactly the pictures that are taken', () => {
  const shown = pages.flatMap(targetsOf).filter((target) => target.startsWith('pictures/'));
  const taken = [...PICTURES, ...PAPERS].map(({ name }) => `${name}.webp`).toSorted();
  expect([...new Set(shown)].toSorted()).toEqual(taken.map((file) => `pictures/${file}`));
  expect(readdirSync(join(GUIDE, 'pictures')).toSorted()).toEqual(taken);
});

it.each(pages)('%s has no broken link, and the index links to it', (page) => {
  expect(targetsOf(page).filter((target) => !existsSync(join(GUIDE, target)))).toEqual([]);
  if (page !== 'README.md') expect(targetsOf('README.md')).toContain(page);
});
