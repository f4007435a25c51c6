import pg from 'pg';
import { expect, it } from 'vitest';
import { importDrugs, undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { newPatient, type Person, signIn } from '../../../testing/builders/clinic.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';
import { startDeliveries } from '../../../testing/clinics/delivery-clinic.ts';
import { brokenPromises } from '../../../testing/storm/ledger.ts';

const { app, at, drugOf } = startDeliveries();

/** Dispenses 3 pieces, and returns the status of the order. */
async function dispense(by: Person, patient_id: string, drug_id: string) {
  const body = { patient_id, items: [{ drug_id, quantity: 3 }] };
  const { id } = await app.ok(createPharmacyOrder, { body }, by);
  await app.ok(movePharmacyOrder, { params: { id }, body: { status: 'billed' } }, by);
  const done = { params: { id }, body: { status: 'dispensed' as const } };
  return (await app.ok(movePharmacyOrder, done, by)).status;
}

it('the ledger holds while free goods are imported, sold and taken back at the same time', async () => {
  const { id: patientId } = await newPatient(app, at.admin);
  const other = await signIn(app, at.admin.user.email);
  const rows = [
    ['Item', 'Qty', 'PTR', 'MRP'],
    ['Raced Free', '20+2', 10, 15],
  ];
  const body = { mode: 'delivery' as const };
  const bringBy = (by: typeof other) => app.ok(importDrugs, { file: sheetFile(rows), body }, by);
  await bringBy(at.admin);
  const { id: drug_id } = await drugOf('Raced Free');
  for (let round = 0; round < 4; round += 1) {
    const { undo } = await bringBy(at.admin);
    const before = (await drugOf('Raced Free')).quantity_in_stock;
    const [sold, undone] = await Promise.all([
      dispense(other, patientId, drug_id),
      app.call(undoDrugImport, { params: { id: undo!.id } }, { token: at.admin.token }),
    ]);
    expect([200, 409]).toContain(undone.statusCode);
    expect(sold).toBe('dispensed');
    const taken = undone.statusCode === 200 ? 22 : 0;
    expect((await drugOf('Raced Free')).quantity_in_stock).toBe(before - taken - 3);
  }
  const client = new pg.Client(app.connection);
  await client.connect();
  try {
    expect(await brokenPromises(client)).toEqual({});
    const insert = (kind: string, quantity: number, free: number) =>
      client.query(
        `INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, free_quantity,
            at, created_by)
          SELECT clinic_id, gen_random_uuid(), drug_id, batch_id, $2, $3, $4, at, created_by
          FROM stock_movements WHERE drug_id = $1 LIMIT 1`,
        [drug_id, kind, quantity, free],
      );
    for (const [kind, quantity, free] of [
      ['purchase', 2, 3],
      ['purchase', 2, 0],
      ['correction', 2, 1],
    ] as const) {
      await expect(insert(kind, quantity, free)).rejects.toThrow('free_of_a_purchase');
    }
  } finally {
    await client.end();
  }
});
