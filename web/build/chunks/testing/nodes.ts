import type { ChunkNode } from '../chunk-graph.ts';

/** An entry of 1,000 bytes that nothing limits. */
export const entry = (imports: readonly number[], more: Partial<ChunkNode> = {}): ChunkNode => ({
  modules: ['entry'],
  imports,
  size: 1_000,
  weight: 1,
  limit: Number.POSITIVE_INFINITY,
  stays: true,
  isBefore: false,
  ...more,
});

/** A chunk of one module that entries share. */
export const shared = (module: string, size = 400, imports: readonly number[] = []): ChunkNode => ({
  modules: [module],
  imports,
  size,
  weight: 0,
  limit: Number.POSITIVE_INFINITY,
  stays: false,
  isBefore: false,
});
