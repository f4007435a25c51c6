import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('switches compiled parsers off before zod is loaded', () => {
  // A separate process, because another test may have loaded zod here.
  const setup = JSON.stringify(join(import.meta.dirname, '../../web/lib/api/zod-setup.ts'));
  const script = `await import(${setup});
    const { z } = await import('zod');
    console.log(z.config().jitless);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(String(said).trim()).toBe('true');
});
