import { describe, expect, it } from 'vitest';
import { importLabTestsFromText } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { addDrug, listDrugs, undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import { newStaff } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { startDeliveries } from '../../../testing/clinics/delivery-clinic.ts';

const { app, at, send } = startDeliveries();
const countOf = async (search: string) =>
  (await app.ok(listDrugs, { query: { search } }, at.admin)).length;

describe('the refused rows of an import', () => {
  it('have their number, the name as written and the reason', async () => {
    await app.ok(addDrug, { body: aDrug({ name: 'Refused Tab 5' }) }, at.admin);
    const { details, rows } = (
      await send(
        [
          ['Item', 'Stock', 'MRP'],
          ['*Refused  TABLET 5', 'few', 3],
          ['Fine Cap', 4, 3],
          ['Total', 4, ''],
          ['No Price Syp', 4, ''],
        ],
        { mode: 'count' },
      )
    ).json();
    expect(details.skipped).toEqual([
      { row: 2, name: '*Refused TABLET 5', reason: M.oddStock },
      { row: 4, name: 'Total', reason: M.isTotal },
      { row: 5, name: 'No Price Syp', reason: M.noPriceOfNew },
    ]);
    expect(rows[0]).toMatchObject({ name: '*Refused TABLET 5', becomes: 'look' });
  });

  it('of tests have the same', async () => {
    const technician = await newStaff(app, at.admin, 'lab');
    const file = new File(['Test,Price\nESR,a few\nCBC,200\n'], 'tests.csv');
    const { details } = await app.ok(importLabTestsFromText, { file, body: {} }, technician);
    expect(details.skipped).toEqual([{ row: 2, name: 'ESR', reason: expect.any(String) }]);
  });
});

describe('a new drug that is another writing of one in the inventory', () => {
  const rows = [
    ['Item', 'Batch', 'Qty', 'MRP'],
    ['Paracetamol 500mg Tab', 'P1', 10, 3],
    ['Paracetamol 650mg Tab', 'P2', 10, 3],
  ];

  it('is imported, is marked so, and can be undone', async () => {
    const body = aDrug({ name: 'PARACETAMOL TAB 500 MG' });
    const { id, name } = await app.ok(addDrug, { body }, at.admin);
    const [preview, done] = [
      await send(rows, { mode: 'delivery', preview: 'true' }),
      await send(rows, { mode: 'delivery' }),
    ];
    for (const reply of [preview, done]) {
      const [marked, other] = reply.json().rows;
      expect(marked).toMatchObject({ becomes: 'added', other_writing_of: { id, name } });
      expect(marked.notes).toEqual([`Another writing of ${name}.`]);
      expect(reply.json().other_writings).toEqual([
        { row: 2, name: 'Paracetamol 500mg Tab', of: { id, name } },
      ]);
      expect(other).toMatchObject({ becomes: 'added' });
      expect(other).not.toHaveProperty('other_writing_of');
    }
    expect(await countOf('Paracetamol')).toBe(3);
    await app.ok(undoDrugImport, { params: { id: done.json().undo.id } }, at.admin);
    expect(await countOf('Paracetamol')).toBe(1);
  });
});
