import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './web/build/chunk-groups.ts';
import { mantineCss } from './web/build/mantine-css.plugin.ts';
import { precompress } from './web/build/precompress.plugin.ts';
import { manifest } from './web/build/pwa-options.ts';
import { shellPrecache } from './web/build/shell-precache.ts';
import { withoutJsonSchema } from './web/build/without-json-schema.plugin.ts';

const { API_PORT = '3000' } = process.env;
const precache = shellPrecache(['shell', 'toast-card', 'confirm-dialog', 'shortcuts-modal']);

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    mantineCss(),
    withoutJsonSchema(),
    react(),
    precache.plugin,
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
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}` } },
  },
});
