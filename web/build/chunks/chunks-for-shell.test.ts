import { expect, it } from 'vitest';
import { chunksForShell } from './chunks-for-shell.ts';
import { entry, shared } from './testing/nodes.ts';

const page = (imports: readonly number[], limit = 2_000) => entry(imports, { limit });
const LANDING = [0, 1];

it('takes what every landing page loads, whatever its size', () => {
  const nodes = [page([2], 1_000), page([2], 1_000), shared('shared', 9_000)];
  expect(chunksForShell(nodes, LANDING)).toEqual(new Set([2]));
});

it('takes what one landing page loads as long as the other has room for it', () => {
  const nodes = [page([2, 3]), page([], 1_500), shared('shared', 400), shared('shared', 450)];
  expect(chunksForShell(nodes, LANDING)).toEqual(new Set([2]));
});

it('prefers what more other pages load for the same bytes', () => {
  const nodes = [
    page([2, 3]),
    page([], 1_500),
    shared('shared', 400),
    shared('shared', 400),
    page([3]),
  ];
  expect(chunksForShell(nodes, LANDING)).toEqual(new Set([3]));
});

it('takes what a chunk imports along, and counts it', () => {
  const nodes = [page([2]), page([], 1_500), shared('shared', 100, [3]), shared('shared', 200)];
  expect(chunksForShell(nodes, LANDING)).toEqual(new Set([2, 3]));
  const large = [page([2]), page([], 1_500), shared('shared', 100, [3]), shared('shared', 900)];
  expect(chunksForShell(large, LANDING)).toEqual(new Set());
});

it('leaves chunks that import a page', () => {
  const nodes = [page([2]), page([2]), shared('shared', 100, [3]), page([])];
  expect(chunksForShell(nodes, LANDING)).toEqual(new Set());
});
