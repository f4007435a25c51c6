import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePrivateFolder, removeLeftOvers } from './private-folder.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-left-overs-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('removes the folders of killed servers, and no folder of live or other processes', async () => {
  const own = await makePrivateFolder('export');
  const name = basename(own);
  await rename(own, join(folder, name));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const ofDead = name.replace(`-${process.pid}-`, `-${dead}-`);
  const ofParent = name.replace(`-${process.pid}-`, `-${process.ppid}-`);
  const ofEarlier = name.replace(/-[0-9a-z]+(-\w{6})$/, '-abc123$1');
  const elsewhere = name.replace(/-[0-9a-f]{8}-/, '-00000000-');
  const others = ['openopd-export-AbC123', 'openopd-data', 'openopd-exports', elsewhere, ofParent];
  for (const one of [ofDead, ofEarlier, ...others]) await mkdir(join(folder, one));

  expect((await removeLeftOvers(folder)).sort()).toEqual([ofDead, ofEarlier].sort());
  expect((await readdir(folder)).sort()).toEqual([name, ...others].sort());
});
