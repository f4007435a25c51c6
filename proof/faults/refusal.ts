import { launch } from '../../e2e/rig/product.ts';
import { processesIn } from './running.ts';

const ENDS_WITHIN_MS = 30_000;

/** Starts a product that must fail to start: one clear line, exit code 1, and no process left. */
export async function refusalOf(dataDir: string, says: RegExp): Promise<string[]> {
  const start = launch({ DATA_DIR: dataDir });
  const watchdog = setTimeout(() => start.child.kill('SIGKILL'), ENDS_WITHIN_MS);
  const code = await start.ended;
  clearTimeout(watchdog);
  const lines = start.said().stderr.trimEnd().split('\n');
  const wrong: string[] = [];
  if (code !== 1) wrong.push(`the start ended with ${code}`);
  if (lines.length !== 1 || !says.test(lines[0] ?? '')) {
    wrong.push(`the start said: ${lines.join(' / ')}`);
  }
  const left = await processesIn(dataDir);
  return [...wrong, ...left.map((pid) => `left behind: process ${pid}`)];
}
