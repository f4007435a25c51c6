import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { inShort } from '../corpus-shape.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('words that run together', () => {
  it.each([
    ['tab.dolo650tdsx3d', 'Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    ['tab.telma40odx1month', 'Telmisartan 40 mg Tablet|1|30|-|Once a day'],
    ['cap.omez20bdx14d', 'Omeprazole 20 mg Capsule|2|14|-|Twice a day'],
    ['tab.amlodipine5mgod x30days', 'Amlodipine 5 mg Tablet|1|30|-|Once a day'],
    ['azee500mgodx3d', 'Azithromycin 500 mg Tablet|1|3|-|Once a day'],
    ['glycomet500bdx30d', 'Metformin 500 mg Tablet|2|30|-|Twice a day'],
  ])('are one order: %s', (note, order) => {
    expect(inShort(read(note)).rx).toEqual([order]);
  });

  it('are two orders behind a comma', () => {
    expect(read('tab.dolo650tds×3d,tab.pan40odx5d').drugs).toHaveLength(2);
  });

  it.each(['azee500od3dtab', 'dolo650tds3dpan40od5d'])('are asked without an end: %s', (note) => {
    const { drugs, elsewhere } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
  });
});
