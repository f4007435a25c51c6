import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

/** What only the build provides has a stand-in here. */
const standIn = (file: string) => new URL(`./web/testing/${file}`, import.meta.url).pathname;

/** A project of its own has it. */
export const NEW_ROLE = 'web/app/new-role.test.tsx';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    testTimeout: 5_000,
    include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
    exclude: [NEW_ROLE],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { width: 1366, height: 768 } },
    setupFiles: ['web/testing/setup.ts'],
    // No sheet is laid out here; what a page looks like is for the browser journeys.
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // A file of its own window would load React and Mantine again: twice the time for nothing.
    isolate: false,
    alias: {
      'virtual:mantine-css': standIn('empty.css'),
      'virtual:pwa-register': standIn('pwa-register.ts'),
    },
  },
});
