import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { filesOf } from '../page-files.plugin.ts';
import type { ChunkNode } from './chunk-graph.ts';
import { chunksForShell } from './chunks-for-shell.ts';
import { mergedChunks } from './merged-chunks.ts';

/**
 * The budget of a page without what was loaded before it (scripts/bundle-size.ts), and a little more: chunks compress worse
 * one by one than merged.
 */
const PAGE_BYTES = 60_350;

/**
 * The bytes that a landing page and the shell lose once their chunks are merged, measured: they refer to fewer files by
 * their hashes, and most of what they share becomes one file.
 */
const LANDING_SAVES = 9_500;

/** Modules by their paths. */
export type Landing = {
  readonly signIn: RegExp;
  /** Loaded before every page but the sign-in page. */
  readonly shell: RegExp;
  /** Pages whose budget includes the shell. */
  readonly pages: RegExp;
  /** Pages whose requests weigh more, because people open them all day. */
  readonly often: RegExp;
  /** Modules that are requested together, as often. */
  readonly together: readonly (readonly string[])[];
};

const OFTEN_WEIGHT = 15;

function compressedSize(text: string | Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(text, { params }).byteLength;
}

/** The compressed sizes of the chunks, each with its styles. */
function sizesOf({ output }: Rolldown.RolldownOutput): ReadonlyMap<string, number> {
  const styles = new Map(
    output.map((each) => [each.fileName, each.type === 'asset' ? compressedSize(each.source) : 0]),
  );
  return new Map(
    output
      .filter((each) => each.type === 'chunk')
      .map(({ fileName, code, viteMetadata }) => {
        const css = [...(viteMetadata?.importedCss ?? [])];
        const size = css.reduce((sum, file) => sum + (styles.get(file) ?? 0), compressedSize(code));
        return [fileName, size];
      }),
  );
}

function nodesOf(output: Rolldown.RolldownOutput, landing: Landing) {
  const list = output.output.filter((each) => each.type === 'chunk');
  const bundle = Object.fromEntries(output.output.map((each) => [each.fileName, each]));
  const positions = new Map(list.map(({ fileName }, nth) => [fileName, nth]));
  const sizes = sizesOf(output);
  const bytesOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

  const filesOfAll = (some: readonly Rolldown.OutputChunk[]) =>
    new Set(some.flatMap(({ fileName }) => filesOf(bundle, fileName)));
  const holding = (path: RegExp) =>
    list.filter(({ moduleIds }) => moduleIds.some((id) => path.test(id)));
  const first = [...list.filter(({ isEntry }) => isEntry), ...holding(landing.signIn)];
  const before = filesOfAll(first);
  const had = filesOfAll([...first, ...holding(landing.shell)]);
  const ofShell = bytesOf([...had].filter((file) => !before.has(file)));
  const limitOf = ({ fileName, moduleIds }: Rolldown.OutputChunk) => {
    if (!moduleIds.some((id) => id.endsWith('.page.tsx'))) return Number.POSITIVE_INFINITY;
    const isLanding = moduleIds.some((id) => landing.pages.test(id));
    const free = bytesOf(filesOf(bundle, fileName).filter((file) => had.has(file)));
    return PAGE_BYTES + free - (isLanding ? ofShell - LANDING_SAVES : 0);
  };
  const nodes = list.map((chunk): ChunkNode => {
    const isEntry = chunk.isEntry || chunk.isDynamicEntry;
    const isOften = chunk.moduleIds.some((id) => landing.often.test(id));
    return {
      modules: chunk.moduleIds,
      imports: chunk.imports.flatMap((file) => positions.get(file) ?? []),
      size: sizes.get(chunk.fileName) ?? 0,
      weight: isEntry ? (isOften ? OFTEN_WEIGHT : 1) : 0,
      limit: limitOf(chunk),
      stays: isEntry || had.has(chunk.fileName),
      isBefore: had.has(chunk.fileName),
    };
  });
  const landingPages = [...list.keys()].filter((nth) =>
    list[nth]?.moduleIds.some((id) => landing.pages.test(id)),
  );
  const chunksWith = (path: string) =>
    [...list.keys()].filter((nth) => list[nth]?.moduleIds.some((id) => id.endsWith(path)));
  const together = landing.together.map(
    (paths): ChunkNode => ({
      modules: [],
      imports: paths.flatMap(chunksWith),
      size: 0,
      weight: OFTEN_WEIGHT,
      limit: Number.POSITIVE_INFINITY,
      stays: true,
      isBefore: false,
    }),
  );
  return { nodes: [...nodes, ...together], landingPages };
}

/** The nodes once these chunks are in the shell's file: every page has them without loading them. */
function withInShell(
  nodes: readonly ChunkNode[],
  inShell: ReadonlySet<number>,
  pages: readonly number[],
) {
  return nodes.map((node, nth): ChunkNode => {
    if (inShell.has(nth)) return { ...node, size: 0, stays: true, isBefore: true };
    if (!pages.includes(nth)) return node;
    const size = [...inShell].reduce((sum, chunk) => sum + (nodes[chunk]?.size ?? 0), 0);
    return { ...node, limit: node.limit - size };
  });
}

/** The name of the shell's chunk among those that `chunkNames` returns. */
export const SHELL_CHUNK = 'shell';

/**
 * Builds once without writing, and returns for each shared module the chunk that it should be in, or null for one
 * that stays where the bundler puts it. The bundler makes a chunk for each set of pages that share something: hundreds
 * of files of a few hundred bytes, which a phone requests six at a time.
 */
export async function chunkNames(config: InlineConfig, landing: Landing) {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      reportCompressedSize: false,
      // Provided by a plugin of the last build only.
      rolldownOptions: { ...config.build?.rolldownOptions, external: /^virtual:/ },
    },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not one build.');
  const names = new Map<string, string>();
  const { nodes, landingPages } = nodesOf(output, landing);
  const inShell = chunksForShell(nodes, landingPages);
  for (const chunk of inShell) {
    for (const id of nodes[chunk]?.modules ?? []) names.set(id, SHELL_CHUNK);
  }
  const others = withInShell(nodes, inShell, landingPages);
  for (const [nth, modules] of mergedChunks(others).entries()) {
    for (const id of modules) names.set(id, `shared-${nth}`);
  }
  return (id: string) => names.get(id) ?? null;
}
