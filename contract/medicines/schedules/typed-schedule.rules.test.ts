import { describe, expect, it } from 'vitest';
import { typedSchedule } from './typed-schedule.rules.ts';

describe('a typed name', () => {
  it.each([
    'Alprax 0.5',
    'Tab. Alprax 0.5mg',
    'ALPRAX-0.25 SR strip',
    'alprazolam',
    'Ultracet',
    'Monocef 1g inj',
    'Rcinex',
    'Taxim O 200',
  ])('“%s” is one of schedule H1', (name) => {
    expect(typedSchedule(name)).toEqual({ schedule: 'H1', isSure: true });
  });

  it.each(['Alprazolam level', 'Alprax plus', '2 Alprax', 'Levofloxacin cream'])(
    '“%s” may be one',
    (name) => {
      expect(typedSchedule(name)).toEqual({ schedule: 'H1', isSure: false });
    },
  );

  it.each([
    'Dressing',
    'Consultation Fee',
    'Cetirizine 10',
    'Dolo 650',
    'Tablet',
    'Syringe 5 ml',
    '',
  ])('“%s” is none', (name) => {
    expect(typedSchedule(name)).toBeNull();
  });
});
