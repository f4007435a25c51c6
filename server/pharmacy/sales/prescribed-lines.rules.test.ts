import { expect, it } from 'vitest';
import { type PrescribedBefore, prescribedBy, type Writing } from './prescribed-lines.rules.ts';

const MEERA: Writing = { doctorId: 'meera', named: 'never' };
const PHARMACIST: Writing = { doctorId: undefined, named: 'never' };
const of = (
  by: string | null,
  quantity: number | null,
  now = quantity ?? 10,
): PrescribedBefore => ({
  prescribed_by: by,
  prescribed_quantity: quantity,
  quantity: now,
});

it.each<[string, number, PrescribedBefore | undefined, Writing, string | null, number | null]>([
  ['a doctor writes it', 10, undefined, MEERA, 'meera', 10],
  ['a pharmacist adds it', 10, undefined, PHARMACIST, null, null],
  ['a pharmacist supplies less', 4, of('asha', 10), PHARMACIST, 'asha', 10],
  ['a pharmacist supplies more', 30, of('asha', 10), PHARMACIST, 'asha', 10],
  ['another doctor leaves it', 10, of('asha', 10), MEERA, 'asha', 10],
  ['another doctor lowers it', 5, of('asha', 10), MEERA, 'asha', 5],
  ['another doctor raises it', 30, of('asha', 10, 30), MEERA, 'meera', 30],
  ['a doctor saves what a pharmacist added', 10, of(null, null), MEERA, 'meera', 10],
  ['a doctor names another', 10, of('asha', 10), { ...MEERA, named: 'now' }, null, null],
  ['a doctor keeps the other', 10, of(null, null), { ...MEERA, named: 'before' }, null, null],
  ['a doctor raises the other', 20, of(null, null), { ...MEERA, named: 'before' }, 'meera', 20],
  ['a doctor adds to the other', 10, undefined, { ...MEERA, named: 'before' }, 'meera', 10],
  ['a pharmacist names one', 10, of('asha', 10), { ...PHARMACIST, named: 'now' }, 'asha', 10],
])('whose a line is when %s', (_, quantity, before, writing, by, pieces) => {
  expect(prescribedBy({ quantity }, before, writing)).toEqual({
    prescribed_by: by,
    prescribed_quantity: pieces,
  });
});
