import { expect, it } from 'vitest';
import { entriesOf, missingIn, piecesIn, unrecordedText } from './register.rules.ts';
import { REGISTERS } from './register.ts';

const complete = {
  kind: 'sale',
  schedule: 'H1',
  prescriber: { name: 'Dr Shah', registration: null, address: 'Pune' },
  patient: { id: 'p', name: 'Meena', token: 1, address: '12 Lake Road' },
  manufacturer: 'Cipla',
  batch_no: 'B7',
  expiry_date: '2027-05-31',
} as const;

it.each(REGISTERS)('a complete sale lacks nothing in %s', (register) => {
  expect(missingIn(register, complete)).toEqual([]);
});

it('a sale without particulars lacks what each register asks for', () => {
  const patient = { ...complete.patient, address: null };
  const bare = { ...complete, patient, prescriber: null, manufacturer: null, batch_no: null };
  expect(missingIn('h1', bare)).toEqual(['prescriber']);
  expect(missingIn('prescriptions', { ...bare, expiry_date: null })).toEqual([
    'prescriber',
    'patient’s address',
    'maker',
    'batch',
    'expiry',
  ]);
  const prescriber = { ...complete.prescriber, address: null };
  expect(missingIn('h1', { ...complete, prescriber })).toEqual(['prescriber’s address']);
});

it.each(['h1', 'prescriptions', 'x'] as const)(
  'a sale without a named patient lacks the patient in %s',
  (register) => {
    for (const name of ['New patient', ' new PATIENT ']) {
      const patient = { ...complete.patient, name };
      expect(missingIn(register, { ...complete, patient })).toEqual(['patient']);
    }
    expect(missingIn(register, { ...complete, patient: null })).toEqual(['patient']);
    const erased = { ...complete.patient, isNamed: false };
    expect(missingIn(register, { ...complete, patient: erased })).toEqual(['patient']);
  },
);

it('maker, batch and expiry are asked of schedule H, H1 and X alone', () => {
  expect(missingIn('prescriptions', { ...complete, schedule: 'none', batch_no: null })).toEqual([]);
});

it('a return lacks nothing: its sale has the particulars', () => {
  expect(missingIn('h1', { ...complete, kind: 'return', prescriber: null })).toEqual([]);
});

it('supplied pieces count up, and those of schedule X by the ledger’s sign', () => {
  expect(piecesIn('h1', { quantity: -6 })).toBe(6);
  expect(piecesIn('prescriptions', { quantity: 2 })).toBe(-2);
  expect(piecesIn('x', { quantity: -6 })).toBe(-6);
});

it('the drugs of one sale are an entry, and what came back is another', () => {
  const sold = {
    kind: 'sale',
    at: '2026-11-21T04:30:00Z',
    by: 'Ganesh',
    billNumber: '1',
    prescriber: null,
    patient: null,
  } as const;
  const rows = [
    { ...sold, serial: 1 },
    { ...sold, serial: 1 },
    { ...sold, serial: 1, kind: 'return' as const },
    { ...sold, serial: 2 },
    { ...sold, serial: null },
    { ...sold, serial: null },
  ];
  expect(entriesOf(rows).map(({ length }) => length)).toEqual([2, 1, 1, 1, 1]);
  expect(entriesOf(rows).flat()).toEqual(rows);
});

it('the drugs of one sale with two prescribers are two entries', () => {
  const line = {
    kind: 'sale',
    at: '2026-11-21T04:30:00Z',
    by: 'Ganesh',
    billNumber: '1',
    serial: 1,
  };
  const by = (name: string) => ({
    ...{ ...line, kind: 'sale' as const, patient: null },
    prescriber: { name, registration: null, address: 'Pune' },
  });
  expect(entriesOf([by('Dr Shah'), by('Dr Shah'), by('Dr Rao')]).map((one) => one.length)).toEqual([
    2, 1,
  ]);
});

it('a line without an order is named with its bill', () => {
  const line = { id: 'l', at: '', name: 'Alprax', quantity: 2, billNumber: '2026-27/000043' };
  expect(unrecordedText(line)).toBe('2 Alprax (bill 2026-27/000043)');
  expect(unrecordedText({ ...line, isUnsure: true })).toContain('Alprax, perhaps (bill');
});
