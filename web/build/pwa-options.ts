import type { VitePWAOptions } from 'vite-plugin-pwa';

export const manifest = {
  id: '/',
  name: 'OpenOPD',
  short_name: 'OpenOPD',
  description: 'Runs an outpatient clinic, from the front desk to the owner.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#0a665e',
  background_color: '#ffffff',
  categories: ['medical', 'productivity'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} satisfies VitePWAOptions['manifest'];
