import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Calls that open a connection to an address other than a database. */
const CALLS_OUT =
  /\bfetch\(|from '(node:https|undici|axios|got|@ai-sdk\/[\w-]+)'|import \{[^}]*\b(request|get)\b[^}]*\} from 'node:https?'/;

it('the server connects only to the configured provider and model, and its own webhook', async () => {
  const files = globSync('server/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|^server\/testing\//.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const callers = files.filter((_, nth) => CALLS_OUT.test(texts[nth] ?? '')).sort();
  expect(callers).toEqual([
    'server/ai/model.ts',
    'server/payment-sandbox/sandbox.courier.ts',
    'server/razorpay/provider.http.ts',
  ]);
});
