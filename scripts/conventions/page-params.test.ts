import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('pages change their parameters through usePageParams, which keeps typed text out of the address', () => {
  const writing = globSync('web/**/*.{ts,tsx}').filter((file) =>
    /\[\w+, \w+\] = useSearchParams\(/.test(readFileSync(file, 'utf8')),
  );
  expect(writing).toEqual(['web/lib/address/use-page-params.ts']);
});
