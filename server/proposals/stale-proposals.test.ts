import { describe, expect, it } from 'vitest';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import {
  editPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startAssistedVisit } from '../testing/assisted-visit.ts';
import {
  DOLO,
  details,
  edit,
  editLab,
  memorise,
  ORDER,
  summarise,
} from '../testing/builders/actions.ts';

const { app, at, ask, apply, undo, kept, ofPatient, orders, labOrders, newOrder, newLabOrder } =
  startAssistedVisit();

const memory = async () => (await app.ok(getClinicSettings, {}, at.admin)).settings.aiMemory;

describe('a proposal whose record has changed since the answer', () => {
  it.each([
    [
      'an order',
      newOrder,
      edit({ items: [{ ...DOLO, numberOfDays: 5 }] }),
      async () => {
        const [order] = await orders();
        const body = { items: [{ drug_id: at.drugId, quantity: 7 }] };
        await app.ok(editPharmacyOrder, { params: { id: order!.id }, body }, at.admin);
      },
    ],
    [
      'an order that was billed',
      newOrder,
      edit({ status: 'dispensed' }),
      async () => {
        const [order] = await orders();
        const body = { status: 'billed' as const };
        await app.ok(movePharmacyOrder, { params: { id: order!.id }, body }, at.admin);
      },
    ],
    [
      'a lab order',
      newLabOrder,
      editLab({ tests: ['ESR'] }),
      async () => {
        const [order] = await labOrders();
        const body = { status: 'billed' as const };
        await app.ok(moveLabOrder, { params: { id: order!.id }, body }, at.admin);
      },
    ],
    [
      'a detail of the patient',
      async () => undefined,
      details({ age: 31 }),
      () => app.ok(updatePatient, { ...ofPatient(), body: { age: 60 } }, at.admin),
    ],
    [
      'a summary',
      async () => undefined,
      summarise('Viral'),
      () =>
        app.ok(
          saveComplaint,
          { params: { visitId: at.visit.id }, body: { case_summary: 'Dengue?' } },
          at.admin,
        ),
    ],
  ])('is refused: %s', async (_what, before, action, meanwhile) => {
    await before();
    const run = await ask([action]);
    await meanwhile();
    const refused = await apply(run);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: M.changedSince, code: 'conflict', position: 0 },
    ]);
    expect((await kept())[0]?.proposals).toMatchObject([
      { state: 'failed', message: `Error: ${M.changedSince}` },
    ]);
  });

  it('is refused for the memory, with the message of its own endpoint', async () => {
    const run = await ask([memorise('Generics only.')]);
    await app.ok(updateClinicSettings, { body: { aiMemory: 'Brands.' } }, at.admin);
    expect((await apply(run)).statusCode).toBe(409);
    expect(await memory()).toBe('Brands.');
  });

  it('cannot be undone once something depends on it', async () => {
    const run = await ask([ORDER]);
    await apply(run);
    const [order] = await orders();
    await app.ok(
      movePharmacyOrder,
      { params: { id: order!.id }, body: { status: 'billed' } },
      at.admin,
    );
    const billed = await undo(run);
    expect(billed.statusCode).toBe(409);
    expect((await kept())[0]?.proposals).toMatchObject([{ state: 'applied' }]);
  });
});
