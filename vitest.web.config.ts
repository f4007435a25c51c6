import { defineProject } from 'vitest/config';

/** What only the build provides has a stand-in here. */
const standIn = (file: string) => new URL(`./web/testing/${file}`, import.meta.url).pathname;

/** A project of its own has it. */
export const NEW_ROLE = 'web/app/new-role.test.tsx';

/** Pages of each kind, on React's development build: it alone warns of keys, nesting and the like. */
export const ON_DEVELOPMENT_REACT = [
  'web/admissions/in-patients/*.test.tsx',
  'web/app/**/!(expected-pages|new-role).test.tsx',
  'web/appointments/{book,list}/{book-appointment,lost-booking,list-of-day,week-and-month}.test.tsx',
  'web/billing/**/{bill-items,bill-list,bill-not-made,bill-view,create-bill}.test.tsx',
  'web/consultation/*/{assistant,context-column,patient-record,record-panels}.test.tsx',
  'web/inventory/*.test.tsx',
  'web/lab/*/{enter-report,lab-orders,lab-reports,panel,worklist}.test.tsx',
  'web/owner/*.test.tsx',
  'web/patients/list/*.test.tsx',
  'web/pharmacy/*/{adjust-stock,drug-search,inventory,pharmacy-queue,reorder}.test.tsx',
  'web/queue/*/{add-to-queue,queue-board,doctor-panel}.test.tsx',
  'web/staff/staff-list.test.tsx',
  'web/ui/**/*.test.tsx',
  'web/visit-sheet/paper/{paper-of-sheet,strict-print}.test.tsx',
  'web/visit-sheet/parts/{dose-of-row,prescription-part}.test.tsx',
  'web/visit-sheet/visit-sheet.test.tsx',
  'web/waiting-room/**/*.test.tsx',
];

export const PROCESSOR_TIME = 'scripts/durations/processor-time.ts';

export const screens = {
  testTimeout: 5_000,
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { width: 1366, height: 768 } },
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
};

export default defineProject({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    ...screens,
    name: 'web',
    env: { NODE_ENV: 'production' },
    setupFiles: [PROCESSOR_TIME, 'web/testing/react/production.ts', 'web/testing/setup.ts'],
    include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
    exclude: [NEW_ROLE, ...ON_DEVELOPMENT_REACT],
  },
});
