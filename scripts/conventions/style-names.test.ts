import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../web');
const RULES = /(?:^|[{}])\s*([^{}@]+)\{/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;
/** `:is(.a, .b)` is a condition, not a definition. */
const IN_BRACKETS = /\([^()]*\)/g;

/** The classes that a style sheet gives a look of their own: rules of nothing but the class. */
function classesOf(css: string): Set<string> {
  const plain = css
    .replaceAll(COMMENTS, '')
    .replaceAll(IN_BRACKETS, '')
    .replaceAll(IN_BRACKETS, '');
  const selectors = [...plain.matchAll(RULES)].flatMap(([, selector = '']) =>
    selector.split(',').map((one) => one.trim()),
  );
  return new Set(selectors.filter((one) => /^\.(?!mantine-)[\w-]+$/.test(one)));
}

// The style sheets of all pages that were opened stay, so the look would depend on where a user has been.
it('no two style sheets define the same class', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const definitions = files.flatMap((file) =>
    [...classesOf(readFileSync(join(WEB, file), 'utf8'))].map((name) => ({ name, file })),
  );
  const byName = [...Map.groupBy(definitions, ({ name }) => name)];
  expect(byName.filter(([, all]) => all.length > 1)).toEqual([]);
});
