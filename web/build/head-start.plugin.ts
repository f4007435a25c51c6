import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './page-files.plugin.ts';

/** The name of the script, before its hash. */
export const HEAD_START = 'head-start';

/**
 * Starts fetching the shell in parallel with the first files, for a signed-in browser. Without it, the shell is
 * requested only after those have run, and its page only after the shell.
 */
function script(files: readonly string[]): string {
  return `try {
  if (localStorage.getItem('authToken') || localStorage.getItem('openopd.shared')) for (const file of ${JSON.stringify(files)}) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
} catch {}
`;
}

function chunkWith(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!chunk) throw new Error(`The build has no ${module}.`);
  return chunk.fileName;
}

/** Preloads these modules early, with all their imports. */
export function headStart(modules: readonly string[]): Plugin {
  return {
    name: 'openopd:head-start',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry);
        if (page?.type !== 'asset' || !entry) throw new Error('The build has no index.html.');
        const first = filesOf(bundle, entry.fileName);
        const wanted = modules.flatMap((module) => filesOf(bundle, chunkWith(bundle, module)));
        const files = [...new Set(wanted)].filter((file) => !first.includes(file));
        const reference = this.emitFile({
          type: 'asset',
          name: `${HEAD_START}.js`,
          source: script(files),
        });
        // First in the document, and blocking nothing.
        const tag = `<script async src="/${this.getFileName(reference)}"></script>`;
        page.source = String(page.source).replace('<script', `${tag}\n    <script`);
      },
    },
  };
}
