import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NO_SLICES, type Side } from './walls.ts';

const ROOT = join(import.meta.dirname, '../..');
const IMPORTED = /(?:from|import)\s*\(?\s*['"]([.#][^'"\s]*)['"]/g;

/** Folders that compose or test a side: they may import every slice, and no slice imports them. */
const ABOVE: readonly string[] = ['app', 'testing', 'build', 'public'];

/** The folders of a side that each of its folders imports, tests left out. */
export function sliceGraph(side: Side): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of globSync(`${side}/*/**/*.{ts,tsx}`, { cwd: ROOT })) {
    const slice = folderOf(file);
    if (ABOVE.includes(slice) || /\.test\.tsx?$/.test(file)) continue;
    const imports = graph.get(slice) ?? new Set();
    graph.set(slice, imports);
    for (const path of importsOf(file)) {
      const imported = folderOf(path);
      if (path.startsWith(`${side}/`) && imported !== slice) imports.add(imported);
    }
  }
  return graph;
}

/** Import cycles between slices, each as its path: `ai → safety → ai`. */
export function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...graph.keys()].flatMap((start) => {
    const way = wayBack(graph, start);
    return way ? [[start, ...way].join(' → ')] : [];
  });
}

function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string) {
  const seen = new Set<string>();
  const ways = [...(graph.get(start) ?? [])].map((next) => [next]);
  for (const way of ways) {
    const last = way.at(-1) ?? start;
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of graph.get(last) ?? []) ways.push([...way, next]);
  }
  return undefined;
}

/** Imports of another slice that pass its index.ts by, tests and what composes the side left out. */
export function strayImports(side: 'server' | 'web'): string[] {
  const shared: readonly string[] = NO_SLICES[side];
  return globSync(`${side}/*/**/*.{ts,tsx}`, { cwd: ROOT }).flatMap((file) => {
    const slice = folderOf(file);
    if (ABOVE.includes(slice) || /\.test\.tsx?$/.test(file)) return [];
    return importsOf(file)
      .filter(
        (path) => path.startsWith(`${side}/`) && path !== `${side}/${folderOf(path)}/index.ts`,
      )
      .filter((path) => folderOf(path) !== slice && !shared.includes(folderOf(path)))
      .map((path) => `${file} → ${path}`);
  });
}

const folderOf = (path: string) => path.split('/')[1] ?? '';

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORTED)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  );
}

/** The folders of a side below its slices; they must not import a slice. */
export const belowSlices = (side: Side): string[] =>
  NO_SLICES[side].filter((folder) => !ABOVE.includes(folder));
