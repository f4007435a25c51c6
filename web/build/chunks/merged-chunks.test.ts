import { expect, it } from 'vitest';
import type { ChunkNode } from './chunk-graph.ts';
import { mergedChunks } from './merged-chunks.ts';
import { entry, shared } from './testing/nodes.ts';

const sorted = (nodes: readonly ChunkNode[]) =>
  mergedChunks(nodes)
    .map((modules) => [...modules].sort().join('+'))
    .sort();

it('merges small chunks of the same pages', () => {
  const nodes = [entry([2, 3]), entry([2, 3]), shared('a'), shared('b')];
  expect(sorted(nodes)).toEqual(['a+b']);
});

it('keeps a large chunk from a page that does not need it', () => {
  const nodes = [entry([2, 3]), entry([2]), shared('a'), shared('large', 20_000)];
  expect(sorted(nodes)).toEqual(['a', 'large']);
});

it('counts what the merged chunk imports', () => {
  const nodes = [
    entry([2, 3]),
    entry([2]),
    shared('a'),
    shared('b', 400, [4]),
    shared('large', 20_000),
  ];
  expect(sorted(nodes)).not.toContain('a+b');
});

it('keeps chunks apart when one imports the other through a third', () => {
  const nodes = [
    entry([1]),
    { ...shared('top', 400, [2]), modules: ['top'] },
    { ...shared('stays', 400, [3]), stays: true },
    shared('bottom'),
  ];
  expect(sorted(nodes)).toEqual(['bottom', 'top']);
});

it('keeps a page within its limit', () => {
  const often = entry([2, 3], { weight: 6 });
  const nodes = [often, entry([2], { limit: 1_500 }), shared('a'), shared('b', 2_000)];
  expect(sorted(nodes)).toEqual(['a', 'b']);
  const without = [often, entry([2]), shared('a'), shared('b', 2_000)];
  expect(sorted(without)).toEqual(['a+b']);
});
