import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { headStart } from './web/build/head-start.plugin.ts';
import { leanPreloads } from './web/build/lean-preloads.ts';
import { mantineCss } from './web/build/mantine-css.plugin.ts';
import { pageFiles } from './web/build/page-files.plugin.ts';
import { precompress } from './web/build/precompress.plugin.ts';
import { manifest } from './web/build/pwa-options.ts';
import { shellPrecache } from './web/build/shell-precache.ts';
import { withoutUnused } from './web/build/without-unused.plugin.ts';

const { API_PORT = '3000' } = process.env;
const precache = shellPrecache([
  'shell',
  'toast-card',
  'confirm-dialog',
  'shortcuts-modal',
  'palette',
  'printed-slip',
  'user-menu-list',
  'other-pages',
  'live-events',
]);

/** What a list of patients, visits or orders is made of. */
const LISTS = new RegExp(
  [
    'web/ui/(data-table/data-table|form/(search-field|native-select)|notice/status-badge|row/row-button|pagination-bar|theme/icons)\\.tsx?$',
    'web/patients/(picker/(patient-facts|remember-patient)|list/queue-link|edit/edit-patient-button)\\.tsx?$',
    'web/lib/(clinic-time|use-(stable|debounced)|api/said-or|device/use-busy|address/(use-list-params|use-is-here))\\.ts$',
    'contract/kernel/transitions\\.ts$',
    'contract/(queue|patients)/(?!patient-details|patient-input|born|typed-age)\\w[\\w-]*(\\.(endpoints|status|rules))?\\.ts$',
    'contract/staff/staff(\\.(endpoints|messages))?\\.ts$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What stands in a row of a visit, in the queue and elsewhere. */
const VISITS = new RegExp(
  [
    'web/queue/(board/(queue-filter\\.rules|use-unbilled)|visit/(use-undo-visit|use-active-doctors))\\.ts$',
    'web/queue/visit/(consultation-bill|visit-status-badge)\\.tsx?$',
    'web/critical-results/(lazy-critical|critical-marks?)\\.tsx?$',
    'web/token-slip/(print-token-slip|say-token)\\.tsx?$',
    'web/billing/bill/use-confirm-refund\\.ts$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const preloads = leanPreloads('shell');

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    mantineCss(),
    withoutUnused(),
    react(),
    precache.plugin,
    preloads.plugin,
    pageFiles(),
    headStart([
      'web/lib/session/stored-user.ts',
      'web/app/shell.tsx',
      'web/ui/data-table/data-table.tsx',
    ]),
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
    modulePreload: { resolveDependencies: preloads.resolveDependencies },
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // The shell names the files of every page: neither these nor what only pages share have a name of
        // their own, and a letter less of a hash, which nothing compresses.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry && !name.endsWith('.page')
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // What changes only when a dependency is bumped stays cached across our own releases.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            // One file instead of a dozen small ones; the sign-in page is 5 kB lighter for it.
            { name: 'first', tags: ['$initial'] },
            // Where people land: a file each for what the sign-in page, the shell and every list need, with
            // all that these import, rather than dozens that a phone asks for six at a time.
            { name: 'sign-in', test: /web[\\/]auth[\\/]sign-in\.page\.tsx$/ },
            { name: 'shell', test: /web[\\/]app[\\/]shell\.tsx$/ },
            { name: 'lists', test: LISTS },
            { name: 'visits', test: VISITS },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}` } },
  },
});
