import { beforeAll } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { importDrugs, listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic } from '../builders/clinic.ts';
import { newShelf } from '../builders/pharmacy.ts';
import { sheetFile } from '../builders/sheets.ts';
import { SOMEWHERE } from '../world.ts';

type Sending = { mode?: ImportMode; preview?: 'true'; key?: string };

const BATCHES = [
  ['DL1', '2027-01-31', 20],
  ['DL2', '2027-06-30', 30],
] as const;

/** Starts a server; `at` has one clinic, to whose stock the tests import sheets. */
export function startDeliveries() {
  const app = startTestApp();
  const at = { admin: SOMEWHERE.admin };
  beforeAll(async () => {
    at.admin = await newClinic(app, 'Delivery Clinic');
  });
  return {
    app,
    at,
    /** Imports rows, as a count unless the mode is named. */
    send: (rows: unknown[][], { mode, preview, key }: Sending = {}) =>
      app.call(
        importDrugs,
        { file: sheetFile(rows), body: { ...(mode && { mode }), ...(preview && { preview }) } },
        { token: at.admin.token, ...(key && { headers: { 'idempotency-key': key } }) },
      ),
    drugOf: async (search: string) => {
      const [found] = await app.ok(listDrugs, { query: { search } }, at.admin);
      if (!found) throw new Error(`${search} is not in stock.`);
      return found;
    },
    batchesOf: (id: string) => app.ok(listDrugBatches, { params: { id } }, at.admin),
    /** Creates a drug with two batches, and returns its id. */
    aShelf: (name: string) => newShelf(app, at.admin, { name, batches: BATCHES }),
  };
}
