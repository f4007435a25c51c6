import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** By module path from the web folder: every file that must load before it can run. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

export const PAGE_FILES = '.vite/pages.json';

/** A chunk's script with all its imports, and their styles. */
export function filesOf(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports) add(imported);
  };
  add(fileName);
  return [...files];
}

/**
 * Records the files that each lazily imported module needs, whichever chunk it ends up in: the bundler's own manifest
 * loses the name of a module that shares a chunk.
 */
export function pageFiles(): Plugin {
  let root = '';
  return {
    name: 'openopd:page-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages: Record<string, string[]> = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (chunk.isEntry) pages['index.html'] = filesOf(bundle, chunk.fileName);
          for (const id of chunk.moduleIds) {
            if (!this.getModuleInfo(id)?.dynamicImporters.length) continue;
            pages[relative(root, id)] = filesOf(bundle, chunk.fileName);
          }
        }
        this.emitFile({ type: 'asset', fileName: PAGE_FILES, source: JSON.stringify(pages) });
      },
    },
  };
}
