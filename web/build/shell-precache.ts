import type { Plugin } from 'vite';
import { HEAD_START } from './head-start.plugin.ts';
import { filesOf } from './page-files.plugin.ts';

interface PrecacheEntry {
  url: string;
}

/**
 * Limits the precache to the shell: the files that `index.html` loads by itself, and the chunks named here, which the
 * shell needs to draw the frame, show that it is offline and ask for confirmation. A page's own code is cached on first
 * use, so that installing costs a phone one small download.
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

  /** For workbox's `manifestTransforms`: drops the code outside the shell. */
  function keepShell<Entry extends PrecacheEntry>(entries: Entry[]) {
    const manifest = entries.filter(
      ({ url }) =>
        !/^assets\/.*\.(js|css)$/.test(url) ||
        shellFiles.has(url) ||
        url.startsWith(`assets/${HEAD_START}`),
    );
    return { manifest, warnings: [] };
  }

  return { plugin, keepShell };
}
