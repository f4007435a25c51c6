/** A chunk of a build, and the facts that decide where its modules may go. */
export type ChunkNode = {
  readonly modules: readonly string[];
  /** Positions of the chunks that it imports statically. */
  readonly imports: readonly number[];
  /** Compressed, in bytes. */
  readonly size: number;
  /** How much each file less counts for this entry; 0 for a chunk that only others import. */
  readonly weight: number;
  /** Most bytes that this entry may load, with all that it imports. Infinity when nothing limits it. */
  readonly limit: number;
  /** A chunk that stays as it is: an entry, or one that is loaded before every page. */
  readonly stays: boolean;
  /** Loaded before every page: by the sign-in page or the shell. */
  readonly isBefore: boolean;
};

/** Saved by each chunk less, in compressed bytes: its imports and exports, and the better compression of one file. */
export const CHUNK_BYTES = 150;

/** Chunks and their imports, which stay free of new cycles while chunks are merged. */
export class ChunkGraph {
  readonly #imports: Set<number>[];
  readonly #modules: string[][];
  readonly #sizes: number[];
  /** For each chunk, the entries that load it. */
  readonly #loaders: Set<number>[];
  readonly #nodes: readonly ChunkNode[];
  /** For each entry, the bytes that it loads. */
  readonly #loads: Map<number, number>;
  /** Results of `reach` since the last merge. */
  readonly #reached = new Map<number, ReadonlySet<number>>();

  constructor(nodes: readonly ChunkNode[]) {
    this.#nodes = nodes;
    this.#imports = nodes.map(({ imports }) => new Set(imports));
    this.#modules = nodes.map(({ modules }) => [...modules]);
    this.#sizes = nodes.map(({ size }) => size);
    this.#loaders = nodes.map(() => new Set());
    this.#loads = new Map();
    for (const [entry, { weight }] of nodes.entries()) {
      if (weight === 0) continue;
      const loaded = this.reach(entry);
      for (const chunk of loaded) this.#loaders[chunk]?.add(entry);
      this.#loads.set(entry, this.#sizeOf(loaded));
    }
  }

  #sizeOf(chunks: Iterable<number>): number {
    let size = 0;
    for (const chunk of chunks) size += this.#sizes[chunk] ?? 0;
    return size;
  }

  modulesOf(chunk: number): readonly string[] {
    return this.#modules[chunk] ?? [];
  }

  loadersOf(chunk: number): ReadonlySet<number> {
    return this.#loaders[chunk] ?? new Set();
  }

  weightOf(entry: number): number {
    return this.#nodes[entry]?.weight ?? 0;
  }

  /** A chunk and all that it imports, directly or not. */
  reach(chunk: number): ReadonlySet<number> {
    const known = this.#reached.get(chunk) ?? this.#follow(chunk);
    this.#reached.set(chunk, known);
    return known;
  }

  #follow(chunk: number): Set<number> {
    const seen = new Set<number>();
    const open = [chunk];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(this.#imports[next] ?? []));
    }
    return seen;
  }

  /** Bytes and files that an entry would load more if it loaded these chunks too. */
  addedTo(entry: number, chunks: Iterable<number>): { bytes: number; files: number } {
    const added = [...chunks].filter((chunk) => !this.#loaders[chunk]?.has(entry));
    return { bytes: this.#sizeOf(added), files: added.length };
  }

  isWithinLimit(entry: number, more: number): boolean {
    const { limit } = this.#nodes[entry] ?? { limit: Number.POSITIVE_INFINITY };
    return (this.#loads.get(entry) ?? 0) + more <= limit;
  }

  /** Whether one imports the other through a third, so that merging them would make a cycle. */
  #hasDetour(from: number, to: number): boolean {
    const starts = [...(this.#imports[from] ?? [])].filter((chunk) => chunk !== to);
    return starts.some((chunk) => this.reach(chunk).has(to));
  }

  isMergeable(one: number, other: number): boolean {
    return !(this.#hasDetour(one, other) || this.#hasDetour(other, one));
  }

  /** Moves the modules of `gone` into `kept`. */
  merge(kept: number, gone: number): void {
    const loaders = new Set([...this.loadersOf(kept), ...this.loadersOf(gone)]);
    for (const imports of this.#imports) if (imports.delete(gone)) imports.add(kept);
    for (const chunk of this.#imports[gone] ?? []) this.#imports[kept]?.add(chunk);
    this.#imports[kept]?.delete(kept);
    this.#imports[gone] = new Set();
    this.#reached.clear();
    const reached = new Set([...this.reach(kept), gone]);
    for (const entry of loaders) {
      const { bytes } = this.addedTo(entry, reached);
      this.#loads.set(entry, (this.#loads.get(entry) ?? 0) + bytes - CHUNK_BYTES);
    }
    for (const chunk of reached) for (const entry of loaders) this.#loaders[chunk]?.add(entry);
    this.#sizes[kept] = this.#sizeOf([kept, gone]) - CHUNK_BYTES;
    this.#sizes[gone] = 0;
    this.#modules[kept]?.push(...this.modulesOf(gone));
    this.#modules[gone] = [];
  }
}
