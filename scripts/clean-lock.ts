// `npm run lock:clean`: takes out of the lock file what names hosts (funding pages, notices), which
// npm writes there and does not need.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK = join(import.meta.dirname, '../package-lock.json');
const NAMES_HOSTS = new Set(['funding', 'deprecated', 'resolved']);

/** The lock file without the fields that name hosts. */
export function withoutHosts(lock: string): string {
  const cleaned = JSON.parse(lock, (key, value) => (NAMES_HOSTS.has(key) ? undefined : value));
  return `${JSON.stringify(cleaned, null, 2)}\n`;
}

if (import.meta.main) await writeFile(LOCK, withoutHosts(await readFile(LOCK, 'utf8')));
