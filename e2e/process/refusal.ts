import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Environment, launch } from '../rig/product.ts';

/** A start that hangs is ended then; how fast a start is, `start-up.e2e.ts` measures. */
const ENDS_WITHIN_MS = 60_000;

/** Starts a product that must fail to start; returns its single line of output. */
export async function refusal(folder: string, env: Environment = {}): Promise<string> {
  const start = launch({ DATA_DIR: join(folder, 'data'), ...env });
  const watchdog = setTimeout(() => start.child.kill('SIGKILL'), ENDS_WITHIN_MS);
  expect(await start.ended, 'its exit code').toBe(1);
  clearTimeout(watchdog);
  const { stdout, stderr } = start.said();
  expect(stdout).not.toContain('ready');
  const lines = stderr.trimEnd().split('\n');
  expect(lines, 'what is said on standard error').toHaveLength(1);
  return lines[0] ?? '';
}
