import type { Plugin } from 'vite';
import { HEAD_START } from './head-start.plugin.ts';
import { filesOf } from './page-files.plugin.ts';

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
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (!chunk.isEntry && !chunkNames.includes(chunk.name)) continue;
        for (const file of filesOf(bundle, chunk.fileName)) shellFiles.add(file);
      }
    },
  };

  /** For workbox's `manifestTransforms`: drops what is neither shell nor a file of `public/`. */
  function keepShell<Entry extends PrecacheEntry>(entries: Entry[]) {
    const manifest = entries.filter(
      ({ url }) =>
        !url.startsWith('assets/') || shellFiles.has(url) || url.startsWith(`assets/${HEAD_START}`),
    );
    return { manifest, warnings: [] };
  }

  return { plugin, keepShell };
}
