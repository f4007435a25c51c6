import { expect, it } from 'vitest';
import './zod-setup.ts';

it('switches compiled parsers off before zod is loaded', async () => {
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
});
