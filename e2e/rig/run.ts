import type { Chromium } from './chromium.ts';

/** The browser and the product that the global set-up started. */
export type Run = {
  url: string;
  chromium: Chromium;
  /** The product's data folder. */
  dataDir: string;
};

export const SUPERADMIN = { email: 'super@example.org', password: 'super-secret-1' };

const VARIABLE = 'OPENOPD_E2E_RUN';

/** Passes the run to the workers through the environment. */
export function shareRun(run: Run): void {
  process.env[VARIABLE] = JSON.stringify(run);
}

export function theRun(): Run {
  const shared = process.env[VARIABLE];
  if (shared === undefined) throw new Error('The global set-up has not run.');
  return JSON.parse(shared);
}
