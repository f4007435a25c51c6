import { CHUNK_BYTES, ChunkGraph, type ChunkNode } from './chunk-graph.ts';

type Candidate = {
  /** A chunk, and what it imports that is not loaded before every page. */
  readonly chunks: readonly number[];
  /** Bytes that the landing pages would load more, all together. */
  readonly cost: number;
  /** Requests that this saves, by the weights of the entries. */
  readonly saved: number;
};

const isBetter = (one: Candidate, other: Candidate) =>
  one.saved * (other.cost + 1) > other.saved * (one.cost + 1);

/**
 * Returns the shared chunks that belong into the shell's file: those that save most requests for the bytes they cost
 * the landing pages, whose budgets include the shell. Other pages load the shell anyway.
 */
export function chunksForShell(
  nodes: readonly ChunkNode[],
  landing: readonly number[],
): ReadonlySet<number> {
  const graph = new ChunkGraph(nodes);
  const chosen = new Set<number>();
  // Most of the shared chunks that a landing page loads are merged, here or with each other.
  const mergedOf = (page: number) =>
    [...graph.reach(page)].filter((chunk) => !nodes[chunk]?.stays).length;
  const spent = new Map(landing.map((page) => [page, -CHUNK_BYTES * mergedOf(page)]));
  const costOf = (page: number, chunks: readonly number[]) => graph.addedTo(page, chunks).bytes;

  const isAffordable = (page: number, chunks: readonly number[]) => {
    const cost = costOf(page, chunks);
    return cost === 0 || graph.isWithinLimit(page, (spent.get(page) ?? 0) + cost);
  };
  const candidateOf = (chunk: number): Candidate | undefined => {
    const chunks = [...graph.reach(chunk)].filter(
      (each) => !(chosen.has(each) || nodes[each]?.isBefore),
    );
    if (chunks.length === 0 || chunks.some((each) => nodes[each]?.stays)) return undefined;
    if (!landing.every((page) => isAffordable(page, chunks))) return undefined;
    const entries = chunks.flatMap((each) => [...graph.loadersOf(each)]);
    return {
      chunks,
      cost: landing.reduce((sum, page) => sum + costOf(page, chunks), 0),
      saved: entries.reduce((sum, entry) => sum + graph.weightOf(entry), 0),
    };
  };

  for (;;) {
    let best: Candidate | undefined;
    for (const chunk of nodes.keys()) {
      const candidate = candidateOf(chunk);
      if (candidate && !(best && !isBetter(candidate, best))) best = candidate;
    }
    if (!best) return chosen;
    for (const page of landing) {
      spent.set(page, (spent.get(page) ?? 0) + costOf(page, best.chunks));
    }
    for (const chunk of best.chunks) chosen.add(chunk);
  }
}
