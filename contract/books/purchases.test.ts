import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import {
  dividedSum,
  dividedTaxes,
  type PurchaseRow,
  type PurchaseTax,
  purchasesOf,
} from './purchases.ts';

const row = (
  kind: PurchaseRow['kind'],
  total: number,
  taxes: [number | null, number, number][],
) => ({
  ...{ id: `${kind} ${total}`, kind, day: '2026-11-20', supplier: 'Nandi', gstin: null },
  ...{ number: '1', lacks_cost: false, total: paise(total) },
  taxes: taxes.map(([gst_percent, taxable, gst]) => ({
    ...{ gst_percent, taxable: paise(taxable), gst: paise(gst) },
  })),
  taxable: paise(taxes.reduce((sum, [, taxable]) => sum + taxable, 0)),
  gst: paise(taxes.reduce((sum, [, , gst]) => sum + gst, 0)),
});

it('purchases are summed by rate, with returns taken off', () => {
  const rows = [
    row('invoice', 7_000, [
      [12, 6_195, 743],
      [null, 50, 0],
    ]),
    row('invoice', 1_050, [[5, 1_000, 50]]),
    row('return', -1_120, [[12, -1_000, -120]]),
  ];
  expect(purchasesOf(rows)).toMatchObject({
    taxes: [
      { gst_percent: 5, taxable: 1_000, gst: 50 },
      { gst_percent: 12, taxable: 5_195, gst: 623 },
      { gst_percent: null, taxable: 50, gst: 0 },
    ],
    ...{ taxable: 6_245, gst: 673, invoiced: 8_050, returned: -1_120, total: 6_930 },
  });
});

it('no purchase sums to nothing', () => {
  expect(purchasesOf([])).toMatchObject({ taxes: [], taxable: 0, total: 0 });
});

it('the GST of a purchase is divided by the states of the two GSTINs', () => {
  const clinic = '29AAGCB7383J1Z4';
  const taxes = [{ gst_percent: 12, taxable: paise(-6_195), gst: paise(-743) }];
  const between = (ours: string | null, supplier: string | null) =>
    dividedSum(dividedTaxes(taxes, { clinic: ours, supplier }));
  expect(between(clinic, '29ABCDE1234F1ZW')).toEqual({ igst: 0, cgst: -371, sgst: -372 });
  expect(between(clinic, '27AAPFU0939F1ZV')).toEqual({ igst: -743, cgst: 0, sgst: 0 });
  expect(between(clinic, null)).toBeNull();
  expect(between(null, clinic)).toBeNull();
});

it('a debit note and its row in the register divide the same GST, whatever its lines', () => {
  const line = fc
    .record({ gst_percent: fc.constantFrom(null, 0, 5, 12, 18), gst: fc.nat(100_000_000) })
    .map(({ gst_percent, gst }) => ({ gst_percent, taxable: paise(gst * 8), gst: paise(gst) }));
  const clinic = '29AAGCB7383J1Z4';
  const supplier = fc.constantFrom('29ABCDE1234F1ZW', '27AAPFU0939F1ZV');
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), supplier, (lines, theirs) => {
      const gstins = { clinic, supplier: theirs };
      const back = lines.map(
        ({ gst_percent, taxable, gst }): PurchaseTax => ({
          ...{ gst_percent, taxable: paise(-taxable), gst: paise(-gst) },
        }),
      );
      const printed = dividedTaxes(lines, gstins);
      const entered = dividedSum(dividedTaxes(back, gstins));
      for (const part of ['igst', 'cgst', 'sgst'] as const) {
        const onPaper = printed.reduce((sum, { divided }) => sum + (divided?.[part] ?? 0), 0);
        expect(onPaper + (entered?.[part] ?? Number.NaN)).toBe(0);
      }
      for (const { gst, divided } of printed) {
        const { igst, cgst, sgst } = divided ?? { igst: 0, cgst: 0, sgst: 0 };
        expect(igst + cgst + sgst).toBe(gst);
        expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
