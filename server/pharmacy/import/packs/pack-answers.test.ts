import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportPer } from '#contract/pharmacy/drug-import.ts';
import { importDrugs, undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import { addSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;
beforeEach(async () => {
  clinic = await newClinic(app, 'Answering Clinic');
});

const HEAD = ['Product', 'Pack', 'Qty', 'MRP'];
let files = 0;
/** Another file with these headings. */
function bill({ head = HEAD, supplier = '' } = {}) {
  files += 1;
  return sheetFile([[supplier], head, [`Calpol ${files}`, "10's", 20, 30]]);
}
type Sent = { per?: ImportPer; supplier_id?: string; mode?: 'delivery' | 'count' };
const carryOut = async (file: File, { mode = 'delivery', ...sent }: Sent = {}) =>
  (await app.ok(importDrugs, { file, body: { mode, ...sent } }, clinic)).undo?.id ?? '';
const asked = async (file: File, mode: 'delivery' | 'count' = 'delivery') => {
  const body = { mode, preview: 'true' as const };
  return (await app.ok(importDrugs, { file, body }, clinic)).packs?.answered;
};
const newSupplier = async (name: string) =>
  (await app.ok(addSupplier, { body: { name } }, clinic)).id;

describe('the answer about packs', () => {
  it('is remembered for files with the same headings, of the same kind', async () => {
    expect(await asked(bill())).toBeUndefined();
    await carryOut(bill(), { per: 'pack' });
    expect(await asked(bill())).toBe('pack');
    expect(await asked(bill(), 'count')).toBeUndefined();
    expect(await asked(bill({ head: HEAD.with(2, 'Quantity') }))).toBeUndefined();
    const other = await newClinic(app, 'Another Clinic');
    const body = { mode: 'delivery' as const, preview: 'true' as const };
    expect((await app.ok(importDrugs, { file: bill(), body }, other)).packs?.answered).toBe(
      undefined,
    );
  });

  it('is not taken from an import whose question was left as it stood', async () => {
    await carryOut(bill());
    expect(await asked(bill())).toBeUndefined();
    await carryOut(bill(), { per: 'pack' });
    await carryOut(bill());
    expect(await asked(bill())).toBe('pack');
    await carryOut(bill(), { per: 'piece' });
    expect(await asked(bill())).toBe('piece');
  });

  it('is never that of another wholesaler', async () => {
    const nandi = await newSupplier('Nandi Distributors');
    const shree = await newSupplier('Shree Pharma');
    await carryOut(bill(), { per: 'pack', supplier_id: nandi });
    expect(await asked(bill({ supplier: 'Shree Pharma' }))).toBeUndefined();
    expect(await asked(bill())).toBe('pack');
    await carryOut(bill(), { per: 'price-of-pack', supplier_id: shree });
    expect(await asked(bill({ supplier: 'Nandi Distributors' }))).toBe('pack');
    expect(await asked(bill({ supplier: 'Shree Pharma' }))).toBe('price-of-pack');
    expect(await asked(bill())).toBeUndefined();
  });

  it('is forgotten when its import is undone', async () => {
    await carryOut(bill(), { per: 'pack' });
    const id = await carryOut(bill(), { per: 'price-of-pack' });
    expect(await asked(bill())).toBe('price-of-pack');
    await app.ok(undoDrugImport, { params: { id } }, clinic);
    expect(await asked(bill())).toBe('pack');
  });
});
