import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from './chromium.ts';
import { theRun } from './run.ts';

/** A browser of its own process, with a profile that stays when it is killed. */
export class KillableBrowser {
  readonly #profile: string;
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  constructor(profile: string) {
    this.#profile = profile;
  }

  /** Starts the browser with its profile; `script` runs before each page. */
  async open(script: string): Promise<Page> {
    const portFile = join(this.#profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    const { executablePath, env } = theRun().chromium;
    const flags = [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.#profile}`,
    ];
    this.#process = spawn(executablePath, [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    await expect
      .poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8'))
      .toMatch(/^\d+\n/);
    const [port] = readFileSync(portFile, 'utf8').split('\n');
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    await context.addInitScript(script);
    return context.newPage();
  }

  /** Ends it without a chance to write anything. */
  async kill(): Promise<void> {
    const ending = this.#process;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
  }
}
