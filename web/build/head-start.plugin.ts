import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Role } from '../../contract/kernel/roles.ts';
import { filesOf } from './page-files.plugin.ts';

/** The name of the script, before its hash. */
export const HEAD_START = 'head-start';

/** A page that begins to load with the shell when the browser opens this path with this role's session. */
export type HeadStartPage = {
  readonly path: RegExp;
  /** Absent for a path that has one page for all roles. */
  readonly role?: Role;
  readonly modules: readonly string[];
  /** Addresses that the page reads at once; `:id` is the last part of the page's path. */
  readonly calls: readonly string[];
};

type Files = readonly string[];
type PageEntry = readonly [path: string, role: string, files: string, calls: string];

/** The names of files of the build in one text, which compresses better than a list. */
const inOne = (files: Files): string => files.map((file) => basename(file)).join(' ');

/**
 * Starts fetching the shell, the page and what the page reads in parallel with the first files, for a signed-in browser.
 * Without it, the shell is requested only after those have run, its page only after the shell, and its data only after
 * the page. `web/lib/api/replies/early-calls.ts` hands the replies over. Each request is a task of its own: together they block
 * a phone for 150 ms.
 */
function script(shell: Files, pages: readonly PageEntry[]): string {
  return `try {
  const token = localStorage.getItem('authToken');
  if (token || localStorage.getItem('openopd.shared')) {
    const user = localStorage.getItem('currentUser') || '';
    const page = ${JSON.stringify(pages)}.find(([path, role]) => new RegExp(path).test(location.pathname) && user.includes(role));
    const request = (file) => {
      const link = document.createElement('link');
      link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = '/assets/' + file;
      document.head.append(link);
    };
    const id = location.pathname.split('/').pop();
    const call = (url) => {
      const headers = { Authorization: 'Bearer ' + token, 'X-Screen': location.pathname.replace(/[-\\da-f]{36}/, ':id') };
      const reply = fetch(url, { headers });
      reply.catch(() => {});
      (window.earlyCalls ??= {})[url] = { token, at: Date.now(), reply };
    };
    if (token && page && !location.search) for (const path of page[3].split(' ')) setTimeout(call, 0, path.replace(':id', id));
    for (const file of (${JSON.stringify(inOne(shell))} + (page ? ' ' + page[2] : '')).split(' ')) setTimeout(request, 0, file);
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
export function headStart(shell: readonly string[], pages: readonly HeadStartPage[]): Plugin {
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
        const filesBeside = (modules: readonly string[], had: Files): string[] => {
          const wanted = modules.flatMap((module) => filesOf(bundle, chunkWith(bundle, module)));
          return [...new Set(wanted)].filter((file) => !had.includes(file));
        };
        const first = filesOf(bundle, entry.fileName);
        const ofShell = filesBeside(shell, first);
        const had = [...first, ...ofShell];
        const ofPages = pages.map(
          ({ path, role, modules, calls }): PageEntry => [
            path.source,
            role ? `"role":"${role}"` : '',
            inOne(filesBeside(modules, had)),
            calls.join(' '),
          ],
        );
        const reference = this.emitFile({
          type: 'asset',
          name: `${HEAD_START}.js`,
          source: script(ofShell, ofPages),
        });
        // First in the document, and blocking nothing.
        const tag = `<script async src="/${this.getFileName(reference)}"></script>`;
        page.source = String(page.source).replace('<script', `${tag}\n    <script`);
      },
    },
  };
}
