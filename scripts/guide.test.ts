import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PICTURES } from './guide-pictures.ts';

const GUIDE = join(import.meta.dirname, '../docs/guide');

const pages = readdirSync(GUIDE).filter((name) => name.endsWith('.md'));

/** Where a page leads, pictures too, without what is elsewhere on the web. */
function targetsOf(page: string): string[] {
  const text = readFileSync(join(GUIDE, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]*)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  return links.filter((target) => target !== '' && !target.includes('://'));
}

it('shows each picture that is taken, and no other', () => {
  const shown = pages.flatMap(targetsOf).filter((target) => target.startsWith('pictures/'));
  const taken = PICTURES.map(({ name }) => `${name}.webp`).toSorted();
  expect([...new Set(shown)].toSorted()).toEqual(taken.map((file) => `pictures/${file}`));
  expect(readdirSync(join(GUIDE, 'pictures')).toSorted()).toEqual(taken);
});

it.each(pages)('%s leads nowhere that is not there, and the index leads to it', (page) => {
  expect(targetsOf(page).filter((target) => !existsSync(join(GUIDE, target)))).toEqual([]);
  if (page !== 'README.md') expect(targetsOf('README.md')).toContain(page);
});
