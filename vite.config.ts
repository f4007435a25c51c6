import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkNames, SHELL_CHUNK } from './web/build/chunks/chunk-names.ts';
import { noCycles } from './web/build/chunks/no-cycles.plugin.ts';
import { type HeadStartPage, headStart } from './web/build/head-start.plugin.ts';
import { leanPreloads } from './web/build/lean-preloads.ts';
import { mantineCss } from './web/build/mantine-css.plugin.ts';
import { pageFiles } from './web/build/page-files.plugin.ts';
import { precompress } from './web/build/precompress.plugin.ts';
import { manifest } from './web/build/pwa-options.ts';
import { shellPrecache } from './web/build/shell-precache.ts';
import { singleIds } from './web/build/single-ids.plugin.ts';
import { singleMessages } from './web/build/single-messages.plugin.ts';
import { withoutUnused } from './web/build/without-unused.plugin.ts';

const { API_PORT = '3000' } = process.env;
const precache = shellPrecache([
  'shell',
  'draft-mirror',
  'toast-card',
  'confirm-dialog',
  'shortcuts-modal',
  'palette',
  'printed-slip',
  'user-menu-list',
  'other-pages',
]);

const SIGN_IN = /web[\\/]auth[\\/]sign-in\.page\.tsx$/;
const SHELL = /web[\\/]app[\\/]shell\.tsx$/;
/** Small modules of the queue: files of their own would take more bytes than their code does. */
const WITH_SHELL =
  /web[\\/](app[\\/]shell|queue[\\/]visit[\\/]use-active-doctors|ui[\\/]layout[\\/]empty-state|patients[\\/]edit[\\/]edit-patient-button)\.tsx?$/;

type ChunkGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const GROUPS: readonly ChunkGroup[] = [
  // What changes only when a dependency is bumped stays cached across our own releases.
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  },
  // One file instead of a dozen small ones; the sign-in page is 5 kB lighter for it.
  { name: 'first', tags: ['$initial'] },
  // What the sign-in page and the shell need, with all that these import, is a file each.
  { name: 'sign-in', test: SIGN_IN },
  { name: SHELL_CHUNK, test: WITH_SHELL },
];

/** The names of the files, which are part of the code of the shell: it refers to the files of every page. */
const FILE_NAMES: Rolldown.OutputOptions = {
  // The shell names the files of every page: neither these nor what only pages share have a name of
  // their own, and a letter less of a hash, which nothing compresses.
  chunkFileNames: ({ isDynamicEntry, name }) =>
    isDynamicEntry && !name.endsWith('.page') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.startsWith('shared-') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
};

/** The part of the configuration that shapes the code, for the build and for the one before it that measures the chunks. */
function code(groups: readonly ChunkGroup[]) {
  const preloads = leanPreloads(SHELL_CHUNK);
  return {
    root: 'web',
    plugins: [
      mantineCss(),
      withoutUnused(),
      singleIds(),
      singleMessages(),
      react(),
      preloads.plugin,
    ],
    build: {
      target: 'es2022',
      // A browser without module preloads (before 2023) loads the same files one after the other.
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      rolldownOptions: { output: { ...FILE_NAMES, codeSplitting: { groups: [...groups] } } },
    },
  } satisfies UserConfig;
}

async function allGroups(): Promise<readonly ChunkGroup[]> {
  const name = await chunkNames(code(GROUPS), LANDING);
  const isOfShell = (id: string) => WITH_SHELL.test(id) || name(id) === SHELL_CHUNK;
  return [
    ...GROUPS.map((group) => (group.name === SHELL_CHUNK ? { ...group, test: isOfShell } : group)),
    { debugName: 'shared', name, includeDependenciesRecursively: false },
  ];
}

const BARE_CONSULTATION = /^\/dashboard\/edit-complaint\//;
const CONSULTATION = {
  modules: [
    'web/consultation/note/edit-complaint.page.tsx',
    'web/visit-sheet/visit-sheet.tsx',
    // Its route is in this file.
    'web/app/routes/other-pages.ts',
  ],
  calls: ['/api/queue/doctor/complaint/:id', '/api/queue/:id', '/api/queue/:id/sheet'],
};

const HEAD_START_PAGES: readonly HeadStartPage[] = [
  {
    path: /^\/dashboard$/,
    role: 'receptionist',
    modules: ['web/app/home/desk-queue.page.tsx', 'web/appointments/list/expected-today.tsx'],
    calls: ['/api/queue'],
  },
  {
    path: /^\/dashboard\/all-patients$/,
    modules: ['web/patients/list/patient-list.page.tsx'],
    calls: ['/api/patients?sortBy=created_at&sortOrder=desc&page=1&limit=15'],
  },
  {
    path: BARE_CONSULTATION,
    role: 'doctor',
    // A critical result is shown with the page, not after it.
    modules: [...CONSULTATION.modules, 'web/critical-results/critical-line.tsx'],
    calls: ['/api/lab/critical', ...CONSULTATION.calls],
  },
  { path: BARE_CONSULTATION, ...CONSULTATION },
];

const LANDING = {
  signIn: SIGN_IN,
  shell: SHELL,
  pages: /(desk-queue|patient-list)\.page\.tsx$/,
  often: /(queue-board|add-order|pharmacy-queue|lab-orders|billing)\.page\.tsx$/,
  together: HEAD_START_PAGES.map(({ modules }) => modules),
};

const product: UserConfig = {
  publicDir: 'public',
  plugins: [
    precache.plugin,
    pageFiles(),
    noCycles(),
    headStart(['web/lib/session/stored-user.ts', 'web/app/shell.tsx'], HEAD_START_PAGES),
    VitePWA({
      // A new version waits until the person says so (web/lib/device/pwa-update.ts): never a reload in mid-work.
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: [
          'index.html',
          'assets/*.{js,css}',
          'assets/icons-*.svg',
          'icon.svg',
          'icon-192.png',
        ],
        manifestTransforms: [precache.keepShell],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/],
        cleanupOutdatedCaches: true,
        // Hashed names never change their content. The API is nowhere in here: patient data is not cached.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/[^/]+\.(js|css)$/,
            handler: 'CacheFirst',
            options: { cacheName: 'pages', expiration: { maxEntries: 200 } },
          },
        ],
      },
    }),
    precompress(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}` } },
  },
};

export default defineConfig(async ({ command }) =>
  mergeConfig(code(command === 'build' ? await allGroups() : GROUPS), product),
);
