import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), []));

describe('an interval other than the known frequencies', () => {
  it.each([
    'moxifloxacin eye drops 1 drop hourly 2 days',
    'moxifloxacin eye drops hourly 2 days',
    'moxifloxacin eye drops 1 drop 2 hourly 2 d',
    'moxifloxacin eye drops 1 drop 2hrly 2 d',
    'moxifloxacin eye drops 1 drop two hourly 2 days',
    'moxifloxacin eye drops 1 drop every hour 2 d',
    'moxifloxacin eye drops 1 drop every 2 hours 2 d',
    'moxifloxacin eye drops 1 drop every half hour 1 day',
    'moxifloxacin eye drops 1 drop every 30 min 1 day',
    'moxifloxacin eye drops 1 drop q1h 2 d',
    'moxifloxacin eye drops 1 drop q 2 h 2 d',
    'moxifloxacin eye drops 1 drop per hour 2 d',
    'moxifloxacin eye drops 1 drop har ghante 2 days',
    'moxifloxacin eye drops 1 drop tds 2 hourly 3 d',
    'moxifloxacin eye drops 1 drop hourly 2 days then qid 5 d',
    'prednisolone eye drops 1 drop 2 hourly 1 week then qid 1 week then bd 1 week',
    'dolo 650 1 tab 5 hourly 3 d',
    'dolo 650 1 tab every 5 hours 3 d',
    'ors 1 sachet hourly 1 day',
    'asthalin 2 puffs every 20 min then qid 3 d',
    'prednisolone eye drops qid 3 d, 2 hourly 1 d',
    'moxifloxacin eye drops qid 3 d, hourly 2 d',
    'moxifloxacin eye drops 1 drop qid 3 d, every 2 hours 1 d',
    'dolo 650 1 tab after 5 hours 3d',
    'dolo 650 1 tab 5 hrs apart 3d',
    'dolo 650 5hrs apart 3d',
    'dolo 650 1 tab gap of 6 hours 3d',
  ])('is asked, never read as once a day: %s', (line) => {
    const { drugs, unsure, elsewhere, unclear } = read(line);
    expect([drugs, unsure, elsewhere]).toEqual([[], [], []]);
    expect(unclear).toHaveLength(1);
  });

  it.each([
    ['dolo 650 6 hourly 3 d', 4],
    ['dolo 650 every 8 hours if fever 3 d', 3],
    ['salbutamol neb 4 hourly 2 d', 6],
    ['azee 500 od 3 d 1 hour before food', 1],
    ['azee 500 od 2 hours after food 3 d', 1],
    ['pan 40 od half an hour before food 5 d', 1],
    ['dolo 650 tds 3 d steam 2 hourly', 3],
    ['dolo 650 tds 3 d, bp chart 2 hourly', 3],
    ['dolo 650 tds 5hrs apart 3d', 3],
    ['dolo 650 sos 3 d repeat after 6 hours', null],
  ])('is not seen in %s', (line, perDay) => {
    expect(read(line).drugs).toMatchObject([{ tabletsPerDay: perDay }]);
  });
});

describe('a course without a frequency in its first step', () => {
  it.each([
    'moxifloxacin eye drops 1 drop 2 days then qid 5 d',
    'pan 40 for 5 days then bd 5 d',
    'dolo 650 x 3 d then sos 3 d',
    'dolo 650 1 tab 3 d then hs 3 d',
  ])('is asked: %s', (line) => {
    const { drugs, unclear } = read(line);
    expect([drugs, unclear]).toEqual([[], [line]]);
  });

  it('is read with one, or when each strength has its own days', () => {
    expect(read('pan 40 od 5 d then bd 5 d').drugs).toMatchObject([{ quantity: 15 }]);
    const days = read('wysolone 20 od 5 d then 10 od 5 d').drugs.map((one) => one.numberOfDays);
    expect(days).toEqual([5, 5]);
  });
});
