import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyText, newKey, readKey } from './key.ts';
import { ensureKeys, keysIn, readKeyFile, replaceKey } from './key-file.ts';

describe('a key on paper', () => {
  const key = newKey();
  const text = keyText(key);

  it('has nine groups of four unambiguous characters, and an id', () => {
    expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(key.id).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(text).not.toContain(key.id);
    expect(newKey().id).not.toBe(key.id);
  });

  it('is recognised however people type it', () => {
    for (const typed of [
      text,
      text.toLowerCase(),
      text.replaceAll('-', ' '),
      text.replaceAll('-', ''),
      ` ${text.replaceAll('0', 'o').replaceAll('1', 'l')}\n`,
    ]) {
      expect(readKey(typed)).toEqual(key);
    }
  });

  it('is refused with one wrong letter, two swapped, or one missing', () => {
    const letters = [...text];
    for (const [nth, letter] of letters.entries()) {
      if (letter === '-') continue;
      const wrong = letters.with(nth, letter === '7' ? '8' : '7').join('');
      expect(() => readKey(wrong), wrong).toThrow('mistyped');
    }
    const swapped = text.replace(/^(.{4})-(.{4})/, '$2-$1');
    if (swapped !== text) expect(() => readKey(swapped)).toThrow('mistyped');
    for (const wrong of ['', text.slice(1), `${text}A`, text.replace(/^./, 'U')]) {
      expect(() => readKey(wrong), wrong).toThrow('nine groups');
    }
  });
});

describe('the keys of a data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openopd-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are created once under concurrent starts, readable by their owner only', async () => {
    expect(await keysIn(folder)).toEqual([]);
    const all = await Promise.all([1, 2, 3].map(() => ensureKeys(folder)));
    expect(all.filter(({ made }) => made)).toHaveLength(1);
    expect((await ensureKeys(folder)).made).toBeUndefined();
    expect((await stat(join(folder, 'backup.key'))).mode & 0o777).toBe(0o600);
  });

  it('can be replaced, and the older ones still open older backups', async () => {
    const [old] = await keysIn(folder);
    const made = await replaceKey(folder);
    expect(await keysIn(folder)).toEqual([made, old]);
    expect(await readdir(folder)).toEqual(['backup.key']);
    expect((await stat(join(folder, 'backup.key'))).mode & 0o777).toBe(0o600);
  });

  it('can be read from another file, with a clear message when it is missing', async () => {
    const key = newKey();
    const file = join(folder, 'mine.txt');
    await writeFile(file, `# of the old computer\n\n  ${keyText(key).toLowerCase()}\r\n`);
    expect(await readKeyFile(file)).toEqual([key]);
    await expect(readKeyFile(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
    await writeFile(file, '# nothing\n');
    await expect(readKeyFile(file)).rejects.toThrow('holds no key');
    const before = await readFile(join(folder, 'backup.key'), 'utf8');
    await writeFile(join(folder, 'backup.key'), before.replace(/[0-9A-Z]{4}$/m, '0000'));
    // A damaged key file is not overwritten: part of it may be needed for older backups.
    await expect(ensureKeys(folder)).rejects.toThrow('mistyped');
  });
});
