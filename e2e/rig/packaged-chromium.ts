import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import type { Chromium } from './chromium.ts';

const HOW_ELSE = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.';

/** The package unpacks only into the folder for temporary files. */
async function unpackInto(folder: string, archives: string[]): Promise<void> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(archives.map((archive) => inflate(join(packed, 'bin', archive))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** The package's font configuration names fixed folders that do not contain its fonts. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function problemOf({ executablePath, env }: Chromium): string | undefined {
  const { status, error, stderr } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return status === 0 ? undefined : (error?.message ?? stderr);
}

/**
 * Unpacks the Chromium that npm installed, with its fonts and the libraries that a bare system
 * lacks.
 */
export async function unpackChromium(folder: string): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`There is no packaged Chromium for this machine. ${HOW_ELSE}`);
  }
  await unpackInto(folder, ['chromium.br', 'fonts.tar.br']);
  await writeFile(join(folder, 'fonts/fonts.conf'), fontsConfig(folder));
  const plain = {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_PATH: join(folder, 'fonts') },
  };
  if (!problemOf(plain)) return plain;

  await unpackInto(folder, ['al2023.tar.br']);
  const { LD_LIBRARY_PATH } = process.env;
  const libraries = [join(folder, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':');
  const complete = { ...plain, env: { ...plain.env, LD_LIBRARY_PATH: libraries } };
  const problem = problemOf(complete);
  if (problem) throw new Error(`The packaged Chromium does not start: ${problem}\n${HOW_ELSE}`);
  return complete;
}
