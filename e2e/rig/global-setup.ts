import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { startProduct } from './product.ts';
import { SUPERADMIN, shareRun } from './run.ts';

/** Starts one browser and one product for the whole run, and stops both at its end. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'openopd-e2e-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const chromium = await findChromium({ folder, isPackagedFirst: true });
    const dataDir = join(folder, 'data');
    const product = await startProduct({
      DATA_DIR: dataDir,
      SUPERADMIN_EMAIL: SUPERADMIN.email,
      SUPERADMIN_PASSWORD: SUPERADMIN.password,
      // Each clinic registers from its own IP address, because an address may register 30 an hour.
      TRUST_PROXY: 'true',
      PAYMENT_SANDBOX: 'true',
      REGISTRATION: 'open',
    });
    shareRun({ url: product.url, chromium, dataDir });
    return async () => {
      await product.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
