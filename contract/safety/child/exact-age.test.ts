import { describe, expect, it } from 'vitest';
import { check, drug, ids } from '../checked-examples.ts';

const weight = (kg: number) => ({ kg, takenOn: '2026-11-21' });
const syrup = (directions_to_use: string) =>
  drug('Paracetamol 250 mg/5 ml Syrup', { directions_to_use });

describe('a dose for the weight of a child', () => {
  it.each([
    ['5 ml four times a day', 17, []],
    ['8 ml four times a day', 17, ['! dose:paracetamol:1600']],
    ['3 ml four times a day', 7.5, ['! dose:paracetamol:600']],
    ['2 ml four times a day', 7.5, []],
    ['5 ml four times a day', 14, ['dose:paracetamol:1000']],
  ])('%s at %s kg', (directions, kg, found) => {
    expect(ids([syrup(directions)], { age: kg > 10 ? 4 : 0, weight: weight(kg) })).toEqual(found);
  });

  it('is named with the weight, and is no longer listed as not checked', () => {
    const given = { age: 0, ageMonths: 8, weight: weight(7.5) };
    const { warnings, unread } = check([syrup('3 ml four times a day')], given);
    expect(warnings.map(({ message }) => message)).toEqual([
      'Paracetamol 600 mg a day: for a child of 7.5 kg usually at most 450 mg.',
    ]);
    expect(unread).toEqual([]);
    expect(check([syrup('3 ml four times a day')], { age: 0 }).unread).toHaveLength(1);
  });

  it('never exceeds an adult’s, and falls back to the age without a weight', () => {
    const many = drug('Paracetamol 500 mg Tablet', { tabletsPerDay: 9 });
    expect(ids([many], { age: 11, weight: weight(80) })).toEqual(['! dose:paracetamol:4500']);
    expect(check([many], { age: 11 }).warnings[0]?.message).toMatch(/a child of 11 years.*2,400/);
  });
});

describe('limits in months', () => {
  const notes = (name: string, ageMonths: number | null) => ids([name], { age: 0, ageMonths });
  it('use the exact age, and the youngest one where only years are known', () => {
    const ibuprofen = 'Ibuprofen 100 mg/5 ml Suspension';
    expect(notes(ibuprofen, 2)).toEqual(['age:ibuprofen']);
    expect(notes(ibuprofen, 3)).toEqual([]);
    expect(notes(ibuprofen, null)).toEqual(['age:ibuprofen']);
    expect(notes('Dicyclomine 10 mg/ml Drops', 5)).toEqual(['! age:dicyclomine']);
    expect(notes('Dicyclomine 10 mg/ml Drops', 6)).toEqual([]);
    expect(check(['Ibuprofen 100 mg/5 ml'], { age: 0, ageMonths: 1 }).warnings[0]?.message).toBe(
      'Ibuprofen under 3 months: not tested.',
    );
  });
});
