import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { unprescribedLines } from './unprescribed-lines.ts';

const drug = { ...aDrug(), schedule: 'H1' as const };
const line = (quantity: string) => ({
  ...{ drugId: drug.id, name: 'Alprazolam', price: paise(100), perDay: '1', days: '1', quantity },
  ...{ directions: '', byHand: false, isProposed: false },
});
const RAO = { name: 'Asha Rao', registration: null, address: null };
const written = [{ drug_id: drug.id, quantity: 10, prescriber: RAO }];

it('asks for the prescriber of an added line, or of one above what was prescribed', () => {
  const pharmacist = { role: 'pharmacy' as const, drugs: [drug] };
  const asked = (quantity: string, before: typeof written) =>
    unprescribedLines([line(quantity)], { ...pharmacist, written: before });
  expect([asked('10', []), asked('10', written), asked('11', written)]).toEqual([
    ['Alprazolam'],
    [],
    ['Alprazolam'],
  ]);
});

it('asks no doctor, and for no other schedule', () => {
  const others = [{ ...drug, schedule: 'H' as const }];
  expect(unprescribedLines([line('1')], { role: 'doctor', drugs: [drug], written: [] })).toEqual(
    [],
  );
  expect(unprescribedLines([line('1')], { role: 'pharmacy', drugs: others, written: [] })).toEqual(
    [],
  );
});
