import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDirections } from '../../medicines/read-directions.rules.ts';
import { bottlesFor, childDose, isLikelyWeight } from './child-dose.rules.ts';
import { childDoseRows } from './child-doses.table.ts';

const offer = (name: string, months: number, kg: number, directions = '') =>
  childDose(
    { name, description: null },
    { months, weight: { kg, takenOn: '2026-11-25' } },
    directions,
  );
const text = (...of: Parameters<typeof offer>) => {
  const dose = offer(...of);
  return dose && `${dose.ml} ml · ${dose.amount} × ${dose.times}`;
};

describe('the dose of a child', () => {
  it.each([
    ['Paracetamol 250 mg/5 ml Syrup', 54, 17, '5 ml · 14.7 mg/kg × 3'],
    ['Crocin 120 mg/5 ml Suspension (60 ml)', 24, 12, '7.5 ml · 15 mg/kg × 3'],
    ['Paracetamol 100 mg/ml Drops', 6, 7.5, '1.1 ml · 14.7 mg/kg × 3'],
    ['Paracetamol 250 mg/5 ml Syrup', 190, 70, '20 ml · 14.3 mg/kg × 3'],
    ['Ibuprofen 100 mg/5 ml Suspension', 36, 13, '6.5 ml · 10 mg/kg × 3'],
    ['Ibuprofen 100 mg/5 ml Suspension', 48, 15, '6.5 ml · 8.7 mg/kg × 3'],
    ['Ibuprofen 100 mg/5 ml Suspension', 84, 24, '10 ml · 8.3 mg/kg × 3'],
    ['Amoxicillin 250 mg/5 ml Dry Syrup', 36, 14, '3.5 ml · 12.5 mg/kg × 3'],
    [
      'Amoxicillin 200 mg + Clavulanic Acid 28.5 mg/5 ml Dry Syrup',
      ...([36, 14, '7 ml · 20 mg/kg × 2'] as const),
    ],
    ['Azithromycin 200 mg/5 ml Suspension', 36, 14, '3.5 ml · 10 mg/kg × 1'],
    ['Cefixime 50 mg/5 ml Dry Syrup', 36, 14, '5.5 ml · 3.9 mg/kg × 2'],
    ['Cetirizine 5 mg/5 ml Syrup', 36, 14, '2.5 ml · 2.5 mg × 2'],
    ['Ondansetron 2 mg/5 ml Syrup', 20, 11, '5 ml · 2 mg × 1'],
    ['Ondansetron 2 mg/5 ml Syrup', 60, 18, '10 ml · 4 mg × 1'],
    ['Salbutamol 2 mg/5 ml Syrup', 36, 14, '3.5 ml · 0.1 mg/kg × 3'],
    ['Prednisolone 5 mg/5 ml Syrup', 36, 14, '14 ml · 1 mg/kg × 1'],
    ['Prednisolone 5 mg/5 ml Syrup', 66, 34, '30 ml · 0.9 mg/kg × 1'],
    ['Metronidazole 200 mg/5 ml Suspension', 36, 14, '3.5 ml · 10 mg/kg × 3'],
    ['Zinc 20 mg/5 ml Syrup', 4, 6, '2.5 ml · 10 mg × 1'],
    ['Zinc 20 mg/5 ml Syrup', 20, 11, '5 ml · 20 mg × 1'],
    ['Albendazole 200 mg/5 ml Suspension', 30, 12, '10 ml · 400 mg × 1'],
    [
      'Sulfamethoxazole 200 mg + Trimethoprim 40 mg/5 ml Suspension',
      ...([36, 14, '7 ml · 4 mg/kg × 2'] as const),
    ],
  ])('%s at %s months, %s kg: %s', (name, months, kg, said) => {
    expect(text(name, months, kg)).toBe(said);
  });

  it.each([
    ['a tablet', 'Paracetamol 500 mg Tablet', 36, 14, ''],
    ['a liquid without a strength', 'Paracetamol Syrup', 36, 14, ''],
    ['a drug without a published dose', 'Domperidone 1 mg/ml Suspension', 36, 14, ''],
    ['another combination', 'Ibuprofen 100 mg + Paracetamol 162.5 mg/5 ml', 36, 14, ''],
    ['a child below the age', 'Paracetamol 100 mg/ml Drops', 2, 5, ''],
    ['a child below the weight', 'Ondansetron 2 mg/5 ml Syrup', 8, 7.5, ''],
    ['a drug that the age no longer gets', 'Zinc 20 mg/5 ml Syrup', 60, 18, ''],
    ['an amount of a salt', 'Zinc Sulphate 20 mg/5 ml Syrup', 20, 11, ''],
    ['an adult', 'Paracetamol 250 mg/5 ml Syrup', 216, 50, ''],
    ['a weight ten times too large', 'Paracetamol 250 mg/5 ml Syrup', 8, 75, ''],
    ['more doses a day than published', 'Paracetamol 250 mg/5 ml Syrup', 36, 14, 'every 4 hours'],
    ['three doses of ondansetron', 'Ondansetron 2 mg/5 ml Syrup', 60, 18, 'three times a day'],
    ['directions that are not understood', 'Paracetamol 250 mg/5 ml Syrup', 36, 14, 'as told'],
    ['drops of the eye', 'Ciprofloxacin 0.3% Eye Drops', 36, 14, ''],
  ])('is not offered for %s', (_, name, months, kg, directions) => {
    expect(offer(name, months, kg, directions)).toBeNull();
  });

  it.each([
    ['', '5 ml, three times a day'],
    ['Twice a day after food', '5 ml, twice a day after food'],
    ['1-0-1', '5 ml, 1-0-1'],
    ['2-0-2 after food', '5 ml, 1-0-1 after food'],
    ['2.5 ml, three times a day', '5 ml, three times a day'],
    ['10 ml SOS', '5 ml, SOS'],
  ])('keeps the rest of “%s”', (directions, said) => {
    const dose = offer('Paracetamol 250 mg/5 ml Syrup', 54, 17, directions);
    expect(dose?.directions).toBe(said);
    expect(readDirections(said)).not.toBeNull();
  });

  it('divides a day’s amount by the times of the row', () => {
    const of = (directions: string) =>
      text('Amoxicillin + Clavulanate 228.5 mg', 36, 14, directions) ??
      text('Prednisolone 5 mg/5 ml Syrup', 36, 14, directions);
    expect(of('Once a day')).toBe('14 ml · 1 mg/kg × 1');
    expect(of('Twice a day')).toBe('7 ml · 0.5 mg/kg × 2');
  });
});

describe('for any age and weight', () => {
  const LIQUIDS = childDoseRows().map(({ ingredients, isElement }) =>
    isElement ? 'Zinc 20 mg/5 ml' : `${ingredients.join(' 50 mg + ')} 50 mg/5 ml Syrup`,
  );

  it('no dose is above a maximum of its row, nor above the weight’s', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LIQUIDS),
        fc.integer({ min: 0, max: 215 }),
        fc.double({ min: 2, max: 120, noNaN: true }),
        (name, months, kg) => {
          const dose = offer(name, months, kg);
          if (!dose) return;
          const rows = childDoseRows().filter(
            ({ source, ingredients: [first = ''] }) =>
              source === dose.source && name.toLowerCase().startsWith(first),
          );
          const row = rows.find(({ dose: one }) => one !== null);
          if (!row?.dose) throw new Error(dose.source);
          const perKg = row.dose.value / (row.dose.perDay ? dose.times : 1);
          const most = row.dose.perKg ? perKg * kg : row.dose.value;
          expect(dose.mg).toBeLessThanOrEqual(Math.min(most, row.mostADose) + 0.051);
          expect(dose.mg * dose.times).toBeLessThanOrEqual(row.mostADay + 0.3);
          expect(dose.ml).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the source', () => {
  it.each([
    ['Paracetamol 250 mg/5 ml Syrup', 54, 17, true],
    ['Azithromycin 200 mg/5 ml Suspension', 36, 14, false],
    ['Levocetirizine 2.5 mg/5 ml Syrup', 20, 11, true],
    ['Levocetirizine 2.5 mg/5 ml Syrup', 30, 12, false],
  ])('of %s at %s months, %s kg is marked as quoted: %s', (name, months, kg, isQuoted) => {
    const dose = offer(name, months, kg);
    expect(dose?.isQuoted).toBe(isQuoted);
    expect(dose?.source).toMatch(/^[a-z]/i);
  });
});

describe('the table', () => {
  it('names the source of each row, and gives no usual dose above its own limit of a day', () => {
    for (const row of childDoseRows()) {
      expect(row.source).not.toBe('');
      const { dose, mostPerKgADay, mostTimes } = row;
      if (!dose?.perKg || mostPerKgADay === null) continue;
      expect(dose.value * (dose.perDay ? 1 : mostTimes)).toBeLessThanOrEqual(mostPerKgADay);
    }
  });

  it('takes a weight that fits the age', () => {
    expect([isLikelyWeight(3, 0), isLikelyWeight(34, 156), isLikelyWeight(90, 180)]).toEqual([
      ...[true, true, true],
    ]);
    expect([isLikelyWeight(30, 0), isLikelyWeight(3.4, 156)]).toEqual([false, false]);
  });
});

it('counts the bottles of a course', () => {
  const of = (name: string, description: string | null, ml: number) =>
    bottlesFor({ name, description }, ml);
  expect(of('Paracetamol 250 mg/5 ml Syrup', '60 ml', 45)).toBe(1);
  expect(of('Calpol 120 mg/5 ml Suspension (60 ml)', null, 75)).toBe(2);
  expect(of('Paracetamol 250 mg/5 ml Syrup', 'bottle', 45)).toBeNull();
});
