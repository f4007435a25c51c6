import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const NEVER_RESOLVES = /new Promise(<\w+>)?\(\(\) => (undefined|\{\s*\})\)/;

it('only keepPending creates a promise that never resolves', () => {
  const making = globSync('{contract,server,web,e2e}/**/*.{ts,tsx}').filter((file) =>
    NEVER_RESOLVES.test(readFileSync(file, 'utf8')),
  );
  expect(making).toEqual(['web/ui/keep-pending.ts']);
});
