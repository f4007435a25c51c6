import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './programs.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** A file of `deploy/` with its `${…}` replaced, as the containers do. */
export async function filledIn(
  template: string,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const text = await readFile(join(DEPLOY, template), 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}.`);
    return String(value);
  });
}

/** Writes a file that only this account can read. */
export async function writeFor(
  { uid, gid }: Account,
  { file, text }: { file: string; text: string },
): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await chown(file, uid, gid);
}
