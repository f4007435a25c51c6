import { expect, it } from 'vitest';
import {
  importLabTestsFromText,
  undoLabTestImport,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { IMPORT_UNDO_MESSAGES as M } from '#contract/pharmacy/drug-import-undo.ts';
import {
  addDrug,
  adjustStock,
  importDrugs,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();

/** The undos of imports in the audit trail of a clinic. */
const undosOf = (clinicId: string | null) =>
  app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', clinicId)
      .where('verb', 'like', 'undo-import-%')
      .select('changes')
      .orderBy('at')
      .execute(),
  );
/** The newest import of a clinic, which the screen does not offer to undo. */
const newestOf = (clinicId: string | null, table: 'drug_imports' | 'lab_imports') =>
  app.started.services.database.inClinic(clinicId ?? '', (tx) =>
    tx.selectFrom(table).select('id').orderBy('at', 'desc').executeTakeFirstOrThrow(),
  );

it('the undo of an import without any effect writes no audit row', async () => {
  const clinic = await newClinic(app);
  await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650', quantity_in_stock: 5 }) }, clinic);
  const before = await app.ok(listDrugs, { query: {} }, clinic);
  const rows = [
    ['Item', 'Stock', 'MRP'],
    ['Dolo 650', 5, 2.5],
    ['Unread', 'few', 3],
  ];
  await app.ok(importDrugs, { file: sheetFile(rows), body: { mode: 'count' } }, clinic);
  const params = await newestOf(clinic.user.clinic_id, 'drug_imports');
  const undone = await app.ok(undoDrugImport, { params }, clinic);
  expect(undone).toEqual({ message: M.nothing, undone: 0, left: [] });
  expect(await undosOf(clinic.user.clinic_id)).toEqual([]);
  expect(await app.ok(listDrugs, { query: {} }, clinic)).toEqual(before);
});

it('an undo that takes nothing more back with it writes one audit row', async () => {
  const clinic = await newClinic(app);
  app.clock.set('2026-11-21T06:00:00Z');
  const body = aDrug({ name: 'Dolo 650', quantity_in_stock: 50 });
  const { id } = await app.ok(addDrug, { body }, clinic);
  const bring = async (mode: 'delivery' | 'count', rows: unknown[][]) => {
    app.clock.advance(60_000);
    const { undo } = await app.ok(importDrugs, { file: sheetFile(rows), body: { mode } }, clinic);
    return { params: { id: undo?.id ?? '' } };
  };
  const heads = ['Item', 'Qty', 'MRP'];
  const delivery = await bring('delivery', [heads, ['Dolo 650', 40, 3]]);
  const count = await bring('count', [heads, ['Dolo 650', 80, 3], ['Pan 40', 10, 9]]);
  await app.ok(undoDrugImport, delivery, clinic);
  app.clock.advance(60_000);
  await app.ok(adjustStock, { params: { id }, body: { quantityChange: -3 } }, clinic);
  await app.ok(undoDrugImport, count, clinic);
  const changes = (await undosOf(clinic.user.clinic_id)).map((one) => one.changes);
  expect(changes).toEqual([
    { import: delivery.params.id, undone: 0, left: 1 },
    { import: count.params.id, undone: 1, left: 1 },
  ]);
});

it('the undo of an import of tests without any effect writes no audit row', async () => {
  const clinic = await newClinic(app);
  const technician = await newStaff(app, clinic, 'lab');
  const file = new File(['Test,Price\nESR,a few\n'], 'tests.csv');
  await app.ok(importLabTestsFromText, { file, body: {} }, technician);
  const params = await newestOf(clinic.user.clinic_id, 'lab_imports');
  const undone = await app.ok(undoLabTestImport, { params }, technician);
  expect(undone).toEqual({ message: M.nothing, undone: 0, left: [] });
  expect(await undosOf(clinic.user.clinic_id)).toEqual([]);
});
