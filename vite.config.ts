import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { leanPreloads } from './web/build/lean-preloads.ts';
import { mantineCss } from './web/build/mantine-css.plugin.ts';
import { precompress } from './web/build/precompress.plugin.ts';
import { manifest } from './web/build/pwa-options.ts';
import { shellPrecache } from './web/build/shell-precache.ts';
import { withoutJsonSchema } from './web/build/without-json-schema.plugin.ts';

const { API_PORT = '3000' } = process.env;
const precache = shellPrecache([
  'shell',
  'toast-card',
  'confirm-dialog',
  'shortcuts-modal',
  'palette',
]);

const preloads = leanPreloads('shell');

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    mantineCss(),
    withoutJsonSchema(),
    react(),
    precache.plugin,
    preloads.plugin,
    VitePWA({
      // A new version waits until the person says so (web/lib/pwa-update.ts): never a reload in mid-work.
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['index.html', 'assets/*.{js,css}', 'icon.svg', 'icon-192.png'],
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
    manifest: true,
    modulePreload: { resolveDependencies: preloads.resolveDependencies },
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // The shell names the files of every page: neither these nor what only pages share have a name of
        // their own, and a letter less of a hash, which nothing compresses. The manifest tells which is whose.
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
            // What every list of the clinic speaks of; it imports nothing but zod.
            {
              name: 'contract',
              test: /contract[\\/](queue|patients|staff)[\\/]\w[\w-]*(\.(endpoints|status|rules))?\.ts$/,
              minShareCount: 2,
            },
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
