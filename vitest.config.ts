import { defineConfig } from 'vitest/config';

/** The table of roles is another one there, so these files share no module with others. */
const NEW_ROLE = 'server/platform/http/new-role.test.ts';

/** Each project has it, for the limit of the time of tests. */
const PROCESSOR_TIME = 'scripts/durations/processor-time.ts';

const server = {
  environment: 'node',
  setupFiles: [
    PROCESSOR_TIME,
    'server/testing/doubles/cheap-hashes.ts',
    'server/testing/doubles/readers-in-process.ts',
  ],
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 10_000,
  // The command line has no say in this one (scripts/test.mjs).
  hookTimeout: Number(process.env.HOOK_MS ?? 30_000),
  // With one second, a poll failed beside the journeys on a busy machine.
  expect: { poll: { timeout: 5_000 } },
  maxWorkers: 2,
};

/** Proves what a hash costs; the server's other tests have cheap ones. */
const PASSWORDS = 'server/platform/passwords.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts', 'scripts/**/*.test.ts', PASSWORDS],
          environment: 'node',
          setupFiles: [PROCESSOR_TIME],
          testTimeout: 5_000,
          maxWorkers: 2,
          // Rules keep nothing between two calls; a file of its own world would load zod again.
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          // An `exclude` of its own would undo the one on the command line (scripts/test.mjs).
          include: [
            'server/**/*.test.ts',
            'bench/**/*.test.ts',
            'proof/**/*.test.ts',
            `!${PASSWORDS}`,
            `!${NEW_ROLE}`,
          ],
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-roles', include: [NEW_ROLE] } },
      './vitest.web.config.ts',
      './vitest.web-development.config.ts',
      './vitest.web-roles.config.ts',
    ],
  },
});
