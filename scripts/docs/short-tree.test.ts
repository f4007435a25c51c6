import { expect, it } from 'vitest';
import { shortTree } from './short-tree.ts';

it('shortens each list after its third row, with the cells of the hidden rows', () => {
  const row = (n: number) => [`  - row "${n}":`, `    - cell "${n}"`];
  const tree = ['- table "Bills":', ...[1, 2, 3, 4, 5].flatMap(row), '- button "Next"'].join('\n');
  const shown = [...row(1), ...row(2), ...row(3), '  - …'];
  expect(shortTree(tree)).toBe(['- table "Bills":', ...shown, '- button "Next"'].join('\n'));
});

it('counts a row whose name has a colon, which is quoted', () => {
  const rows = ['- row "1"', '- \'row "Critical: 2"\'', '- row "3"', '- row "4"'];
  expect(shortTree(rows.join('\n'))).toBe([...rows.slice(0, 3), '- …'].join('\n'));
});

it('leaves out addresses, which contain ids', () => {
  expect(shortTree('- link "Bills":\n  - /url: /dashboard/bills')).toBe('- link "Bills":');
});
