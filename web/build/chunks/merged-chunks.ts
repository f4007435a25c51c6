import { ChunkGraph, type ChunkNode } from './chunk-graph.ts';

/**
 * The worth of one request less, in bytes. On the slow network of Lighthouse's mobile preset, six requests at a time
 * of 150 ms each, a request takes the time of some 5 kB; half of it keeps pages from loading much that they don't use.
 */
const REQUEST_BYTES = 2_500;

type Pair = readonly [kept: number, gone: number];

/** Bytes that the entries with only one of two chunks would load more. Infinite when that exceeds a limit. */
function costOf(graph: ChunkGraph, entries: Iterable<number>, chunk: number): number {
  const reach = graph.reach(chunk);
  let cost = 0;
  for (const entry of entries) {
    const { bytes, files } = graph.addedTo(entry, reach);
    if (bytes > 0 && !graph.isWithinLimit(entry, bytes)) return Number.POSITIVE_INFINITY;
    // The chunk itself becomes part of a file that the entry loads anyway.
    cost += graph.weightOf(entry) * (bytes + Math.max(files - 1, 0) * REQUEST_BYTES);
  }
  return cost;
}

/** Bytes that merging two chunks saves all entries; 0 when it may not be done or would cost more. */
function gainOf(graph: ChunkGraph, [one, other]: Pair): number {
  const loadersOfOne = graph.loadersOf(one);
  const loadersOfOther = graph.loadersOf(other);
  const both = [...loadersOfOne].filter((entry) => loadersOfOther.has(entry));
  let gain = 0;
  for (const entry of both) gain += graph.weightOf(entry) * REQUEST_BYTES;
  const added = [
    [[...loadersOfOne].filter((entry) => !loadersOfOther.has(entry)), other],
    [[...loadersOfOther].filter((entry) => !loadersOfOne.has(entry)), one],
  ] as const;
  for (const [entries, chunk] of added) {
    if (gain <= 0) return 0;
    gain -= costOf(graph, entries, chunk);
  }
  return gain > 0 && graph.isMergeable(one, other) ? gain : 0;
}

function pairsWorthMerging(graph: ChunkGraph, chunks: readonly number[]): readonly Pair[] {
  const pairs = chunks.flatMap((kept, nth) =>
    chunks.slice(nth + 1).map((gone) => ({ pair: [kept, gone] as const })),
  );
  return pairs
    .map(({ pair }) => ({ pair, gain: gainOf(graph, pair) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ pair }) => pair);
}

/**
 * Merges the chunks that several entries share, as long as the requests saved outweigh the bytes that an entry loads
 * and does not need. Returns the modules of each chunk that remains. No cycle of imports appears, and no entry exceeds
 * its limit for it.
 */
export function mergedChunks(nodes: readonly ChunkNode[]): readonly (readonly string[])[] {
  const graph = new ChunkGraph(nodes);
  const chunks = new Set([...nodes.keys()].filter((chunk) => !nodes[chunk]?.stays));
  let before: number;
  do {
    before = chunks.size;
    for (const pair of pairsWorthMerging(graph, [...chunks])) {
      const [kept, gone] = pair;
      // An earlier merge may have taken one of them, or the gain.
      if (!chunks.has(kept) || !chunks.has(gone) || gainOf(graph, pair) === 0) continue;
      graph.merge(kept, gone);
      chunks.delete(gone);
    }
  } while (chunks.size < before);
  return [...chunks].map((chunk) => graph.modulesOf(chunk));
}
