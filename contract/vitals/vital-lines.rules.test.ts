import { expect, it } from 'vitest';
import { vitalLines } from './vital-lines.rules.ts';
import type { VitalKind } from './vital-signs.ts';

const reading = (kind: VitalKind, value: number, minute = 0) => ({
  ...{ id: `${kind} ${minute}`, kind, value, takenBy: 'Asha' },
  takenAt: `2026-11-24T05:${String(minute).padStart(2, '0')}:00.000Z`,
});
const ADULT = { years: 40, days: null };
const shown = (readings: ReturnType<typeof reading>[], years = 40) =>
  vitalLines(readings, { years, days: null }).map(({ label, text, flag }) => [label, text, flag]);

it('shows a blood pressure as one line, marked by either value', () => {
  expect(shown([reading('systolic', 120), reading('diastolic', 95)])).toEqual([
    ['Blood pressure', '120/95 mmHg', 'high'],
  ]);
  expect(shown([reading('diastolic', 80)])).toEqual([['Diastolic pressure', '80 mmHg', null]]);
});

it('shows the newest of several readings', () => {
  expect(shown([reading('pulse', 130, 5), reading('pulse', 88, 2)])).toEqual([
    ['Pulse', '130/min', 'high'],
  ]);
});

it('computes the body mass index of plausible values only', () => {
  const [, , index] = shown([reading('weight', 70), reading('height', 170)]);
  expect(index).toEqual(['BMI', '24.2 kg/m²', null]);
  expect(shown([reading('weight', 70), reading('height', 1.7)])).toHaveLength(2);
});

it('offers the value that was probably meant', () => {
  const [line] = vitalLines([reading('temperature', 986)], ADULT);
  expect(line).toMatchObject({ isDoubtful: true, meant: { value: 98.6 } });
  const [unknown] = vitalLines([reading('weight', 900)], ADULT);
  expect(unknown).toMatchObject({ isDoubtful: true, meant: null });
});
