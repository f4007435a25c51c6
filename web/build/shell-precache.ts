import type { Plugin } from 'vite';

interface PrecacheEntry {
  url: string;
}

/**
 * Keeps the precache to the shell: the files that `index.html` loads by itself, and the chunks named
 * here, which it needs to draw the frame, say that it is offline and ask. A page's own code is cached
 * when it is first used, so that installing costs a phone one small download.
 */
export function shellPrecache(chunkNames: readonly string[]) {
  const shellFiles = new Set<string>();

  const plugin: Plugin = {
    name: 'openopd:shell-precache',
    apply: 'build',
    generateBundle(_options, bundle) {
      const add = (fileName: string): void => {
        const chunk = bundle[fileName];
        if (shellFiles.has(fileName) || chunk?.type !== 'chunk') return;
        shellFiles.add(fileName);
        for (const css of chunk.viteMetadata?.importedCss ?? []) shellFiles.add(css);
        for (const imported of chunk.imports) add(imported);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.isEntry || chunkNames.includes(chunk.name)) add(chunk.fileName);
      }
    },
  };

  /** For workbox's `manifestTransforms`: drops what is neither shell nor a file of `public/`. */
  function keepShell<Entry extends PrecacheEntry>(entries: Entry[]) {
    const manifest = entries.filter(({ url }) => !url.startsWith('assets/') || shellFiles.has(url));
    return { manifest, warnings: [] };
  }

  return { plugin, keepShell };
}
