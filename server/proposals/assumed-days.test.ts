import type { Bundle, MedicationRequest } from '@medplum/fhirtypes';
import { describe, expect, it } from 'vitest';
import { undoProposals } from '#contract/ai/ai.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import { edit } from '../testing/builders/actions.ts';

const { app, at, ask, apply, orders } = startAssistedVisit();

const NO_DAYS = {
  name: 'create_pharmacy_order',
  parameters: { items: [{ name: 'Dolo 650', tabletsPerDay: 2, directions_to_use: 'bd' }] },
};
const marks = async () =>
  (await orders()).map(({ medications }) =>
    medications.map(({ numberOfDays, daysAssumed, ai_run_id }) => [
      ...[numberOfDays, daysAssumed, ai_run_id !== null],
    ]),
  );
const dose = (daysAssumed?: boolean) => ({
  ...{ drug_id: at.drugId, quantity: 2, tabletsPerDay: 2, numberOfDays: 1 },
  ...{ directions_to_use: 'bd', ...(daysAssumed !== undefined && { daysAssumed }) },
});
const ordered = (daysAssumed?: boolean) => {
  const body = { patient_id: at.visit.patient_id, items: [dose(daysAssumed)] };
  return app.ok(createPharmacyOrder, { body }, at.admin);
};
const ofVisit = () => ({ params: { id: at.visit.id } });
const ofPatient = () => ({ params: { id: at.visit.patient_id } });

describe('the days of a line that its note did not name', () => {
  it('are marked in the order of an applied proposal, on the sheet or not', async () => {
    const run = await ask([NO_DAYS]);
    await apply(run, { proposals: [{ position: 0 }], onSheet: true });
    expect(await marks()).toEqual([[[1, true, true]]]);
    await app.ok(undoProposals, { params: { id: run.id }, body: { positions: [0] } }, at.admin);
    expect(await orders()).toEqual([]);
    await apply(await ask([NO_DAYS]), { proposals: [{ position: 0 }] });
    expect(await marks()).toEqual([[[1, true, true]]]);
  });

  it('are written once an edit sends them so, which ends the mark of the assistant, too', async () => {
    await apply(await ask([NO_DAYS]), { proposals: [{ position: 0 }] });
    const [order] = await orders();
    const kept = { ...dose(true), ai_run_id: order!.medications[0]!.ai_run_id };
    const edited = (item: ReturnType<typeof dose>) =>
      app.ok(editPharmacyOrder, { params: { id: order!.id }, body: { items: [item] } }, at.admin);
    await edited(kept);
    expect(await marks()).toEqual([[[1, true, true]]]);
    await edited(dose());
    expect(await marks()).toEqual([[[1, undefined, false]]]);
  });

  it('stay marked in an order that is put back to pending, and in one that is rewritten', async () => {
    const { id } = await ordered(true);
    await app.ok(movePharmacyOrder, { params: { id }, body: { status: 'billed' } }, at.admin);
    await apply(await ask([edit({ serialNumber: 1, status: 'pending' })]));
    const [again] = (await orders()).filter(({ status }) => status === 'pending');
    expect(again?.medications[0]).toMatchObject({ numberOfDays: 1, daysAssumed: true });
    const change = { order_id: again!.id, prescription_for_unavailable_drugs: 'Gel' };
    const run = await ask([edit(change)]);
    await apply(run);
    const read = () => app.ok(getPharmacyOrder, { params: { id: again!.id } }, at.admin);
    const rewritten = await read();
    expect(rewritten.prescription_for_unavailable_drugs).toBe('Gel');
    expect(rewritten.medications[0]?.daysAssumed).toBe(true);
    await app.ok(undoProposals, { params: { id: run.id }, body: { positions: [0] } }, at.admin);
    expect((await read()).medications[0]?.daysAssumed).toBe(true);
  });

  it('are kept in a row of a sheet that is not ordered yet', async () => {
    const held = [
      { id: at.visit.id, kind: 'drug' as const, typed: 'dolo bd', item: { ...dose(true) } },
    ];
    await app.ok(saveVisitSheet, { ...ofVisit(), body: { version: 0, held } }, at.admin);
    const read = async () => (await app.ok(getVisitSheet, ofVisit(), at.admin)).held[0]?.item;
    expect((await read())?.daysAssumed).toBe(true);
    const written = held.map((row) => ({ ...row, item: dose() }));
    await app.ok(saveVisitSheet, { ...ofVisit(), body: { version: 1, held: written } }, at.admin);
    expect((await read())?.daysAssumed).toBeUndefined();
  });

  it('are neither in FHIR nor in the patient’s copy, unlike written ones', async () => {
    const supply = async () => {
      const reply = await app.call(exportPatientFhir, ofPatient(), at.admin);
      const { entry = [] } = reply.json<Bundle>();
      const [request] = entry
        .map(({ resource }) => resource)
        .filter((one): one is MedicationRequest => one?.resourceType === 'MedicationRequest');
      return [
        request?.dispenseRequest?.expectedSupplyDuration?.value,
        request?.dispenseRequest?.quantity?.value,
        request?.dosageInstruction?.[0]?.text,
      ];
    };
    const copy = async () => (await app.call(copyForPatient, ofPatient(), at.admin)).body;
    const { id } = await ordered(true);
    expect(await supply()).toEqual([undefined, 2, 'Twice a day']);
    expect(await copy()).toContain('<td>Not written</td>');
    expect(await copy()).not.toContain('for 1 day');
    const body = { items: [dose()] };
    await app.ok(editPharmacyOrder, { params: { id }, body }, at.admin);
    expect(await supply()).toEqual([1, 2, 'Twice a day, for 1 day']);
    expect(await copy()).not.toContain('Not written');
  });
});
