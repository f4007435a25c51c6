import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackChromium } from './packaged-chromium.ts';

/** A browser that starts here, and the environment variables that it needs. */
export type Chromium = { executablePath: string; env: Record<string, string> };

/** A path, or `npm` for the one that npm installed. */
const { CHROMIUM_PATH = '' } = process.env;

/** Older versions lack features that Playwright requires. */
const OLDEST_MAJOR = 128;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/usr/lib/chromium',
  '/usr/lib/chromium-browser',
  '/opt/google/chrome',
];
const MACOS_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Resolves to this machine, but the browser does not treat it as localhost: its pages on plain HTTP
 * are not a secure context.
 */
export const CLINIC_HOST = 'clinic.test';

/**
 * The same flags for every browser: no machine-specific settings, and no network calls of its own.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${CLINIC_HOST} 127.0.0.1`,
];

/** The version that a program reports, or undefined when it is missing or does not run. */
function versionOf(program: string): string | undefined {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function isUsable(program: string): boolean {
  const version = versionOf(program);
  const major = Number(/Chrom\w+ (\d+)\./.exec(version ?? '')?.[1] ?? 0);
  // A snap cannot read other programs' temporary files, so it cannot open the given profile.
  return major >= OLDEST_MAJOR && !version?.includes('snap') && !isInSnap(program);
}

function isInSnap(program: string): boolean {
  return realpathSync(program).startsWith('/snap/');
}

function systemChromium(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_PLACES].filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...new Set([...candidates, ...MACOS_PLACES])].find(isUsable);
}

type Search = {
  /** The folder into which the one from npm is unpacked. */
  folder: string;
  /**
   * Takes the one from npm before the system's. It has no window, toolbar or tab strip, which the
   * system's paints in software for each context, headless or not.
   */
  isPackagedFirst?: boolean;
};

/**
 * The browser of the journeys: the one at `CHROMIUM_PATH`, otherwise the system's Chromium or
 * Chrome, otherwise the one from npm. Throws when none of them starts.
 */
export async function findChromium({ folder, isPackagedFirst = false }: Search): Promise<Chromium> {
  if (CHROMIUM_PATH && CHROMIUM_PATH !== 'npm') {
    if (versionOf(CHROMIUM_PATH)) return { executablePath: CHROMIUM_PATH, env: {} };
    throw new Error(`CHROMIUM_PATH names no browser that starts: ${CHROMIUM_PATH}`);
  }
  if (CHROMIUM_PATH === 'npm') return unpackChromium(folder);
  const packaged = isPackagedFirst && (await unpackChromium(folder).catch(() => undefined));
  if (packaged) return packaged;
  const system = systemChromium();
  return system ? { executablePath: system, env: {} } : unpackChromium(folder);
}
