import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { callNext, completeVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { call } from './api.ts';
import { makeClinic, type Person } from './clinic.ts';
import { test as base } from './journey.ts';
import { startProduct } from './product.ts';

/** Starts a product whose clock is two hours ahead. */
const LATER = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`
    const Now = Date;
    globalThis.Date = class extends Now {
      constructor(...of) { of.length === 0 ? super(Now.now() + 7200000) : super(...of); }
      static now() { return Now.now() + 7200000; }
    };`)}`,
};

type ClosedNote = { readonly visitId: string; readonly patientId: string; readonly doctor: Person };

/** A completed visit in a clinic whose notes close after an hour. */
async function completeOne(url: string): Promise<ClosedNote> {
  const clinic = await makeClinic(url);
  const body = { locksNotes: true, noteLockHours: 1 };
  await call(url, updateClinicSettings, { body }, clinic.admin);
  const doctor = await clinic.hire('doctor');
  const { id: patientId } = await clinic.register('Meena Iyer');
  await clinic.queue(patientId, 'Fever.');
  const { id: visitId } = await call(url, callNext, {}, doctor);
  const texts = { complaint: 'Fever for three days.' };
  await call(url, saveComplaint, { params: { visitId }, body: texts }, doctor);
  const sheet = { diagnoses: ['Viral fever'], advice: 'Warm fluids' };
  await call(url, saveVisitSheet, { params: { id: visitId }, body: sheet }, doctor);
  await call(url, completeVisit, { params: { id: visitId } }, doctor);
  return { visitId, patientId, doctor };
}

/** Journeys on their own product instance, in which a note was closed an hour ago. */
// biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
export const test = base.extend<
  { closed: ClosedNote },
  { later: { url: string; note: ClosedNote } }
>({
  later: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'openopd-closed-'));
      const env = { DATA_DIR: folder, TRUST_PROXY: 'true', REGISTRATION: 'open' };
      const earlier = await startProduct(env);
      const note = await completeOne(earlier.url);
      await earlier.stop();
      const product = await startProduct({ ...env, ...LATER });
      await use({ url: product.url, note });
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  url: async ({ later }, use) => use(later.url),
  closed: async ({ later }, use) => use(later.note),
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above
