// `npm run lock:clean`: removes fields with host names (funding pages, notices) from the lock file.
// npm writes them and does not need them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK = join(import.meta.dirname, '../../package-lock.json');
const NAMES_HOSTS = new Set(['funding', 'deprecated', 'resolved']);

/** The lock file without fields that contain host names. */
export function withoutHosts(lock: string): string {
  const cleaned = JSON.parse(lock, (key, value) => (NAMES_HOSTS.has(key) ? undefined : value));
  return `${JSON.stringify(cleaned, null, 2)}\n`;
}

if (import.meta.main) await writeFile(LOCK, withoutHosts(await readFile(LOCK, 'utf8')));
