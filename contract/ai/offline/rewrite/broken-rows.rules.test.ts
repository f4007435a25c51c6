import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { inShort } from '../corpus-shape.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

const DOLO = 'Paracetamol 650 mg Tablet|3|3|-|Three times a day';
const AZEE = 'Azithromycin 500 mg Tablet|1|3|-|Once a day';

describe('a row that is broken over lines', () => {
  it.each([
    ['azee 500 od\n3 days', [AZEE]],
    ['azee 500\nod\n3 days', [AZEE]],
    ['azee 500 od\nfor three days', [AZEE]],
    ['azee 500 od x 3\ndays', [AZEE]],
    ['azee\n500 od 3 days', [AZEE]],
    ['azee 500 od\n3 days\ndolo 650\ntds 3 days', [AZEE, DOLO]],
    ['Tab Dolo\n650 mg\ntds x 3d\ncbc', [DOLO]],
    ['fever\n3 days\ndolo 650 tds\n3 days', [DOLO]],
    ['dolo 650 tds 3 days\n3 days', [DOLO]],
    [
      'tab. glycomet\n500 mg b.d.\nafter food x 1\nmonth',
      ['Metformin 500 mg Tablet|2|30|-|Twice a day, after food'],
    ],
    [
      'Tab Pan 40\n1-0-0 x 5 days\nTab Dolo 650\n1-0-1 x 3 days',
      ['Pantoprazole 40 mg Tablet|1|5|-|1-0-0', 'Paracetamol 650 mg Tablet|2|3|-|1-0-1'],
    ],
  ])('is one row: %j', (note, orders) => expect(inShort(read(note)).rx).toEqual(orders));

  it.each([
    'dolo 650 tds 3 days\n5 days',
    'dolo 650 tds\n3 days fever',
    'dolo 650 3 days\ntds fever',
    'dolo 650 tds 3 days\nbd',
    '1-0-1 5 days\nTab Pan 40\n0-0-1 3 days\nTab Dolo 650',
  ])('is asked where the line may be about something else: %j', (note) => {
    const { drugs, elsewhere, unclear } = read(note);
    expect([drugs, elsewhere]).toEqual([[], []]);
    expect(unclear).not.toEqual([]);
  });

  it('leaves lines of their own', () => {
    const note = 'dolo 650 tds 3d\n5 days fever\nreview 5 days\nwt 12 kg\n3 days later x ray';
    expect(inShort(read(note)).rx).toEqual([DOLO]);
  });

  it('asks the days of a row before it that has none', () => {
    expect(read('telma 40 od\namlong 5 od\n30 days').daysAsked).toMatchObject([{ days: 30 }]);
  });
});

describe('a line about the need of a medicine', () => {
  it.each([
    ['dolo 650 tds 3d\nsos if knee pain', 'if knee pain'],
    ['dolo 650 tds 3d\nonly sos if pain', 'if pain'],
    ['dolo 650 tds 3d\ntake sos if pain', 'if pain'],
    ['dolo 650 tds 3d\nif pain sos', 'if pain'],
    ['dolo 650 tds 3d\nsos agar dard ho', 'agar dard ho'],
    ['dolo 650 tds 3d\nsos dard ke liye', 'dard ke liye'],
    ['dolo 650 tds 3d. sos if pain', 'if pain'],
  ])('is one of the order above it: %j', (note, when) => {
    const { drugs, complaint } = read(note);
    expect(drugs).toMatchObject([{ directions_to_use: `Three times a day, when needed, ${when}` }]);
    expect(complaint).toBe('');
  });

  it.each([
    ['pan 40 od 5d\nsos for fever crocin 500', 'sos for fever crocin 500'],
    ['telma 40 od 30d. sos for pain ultracet', 'sos for pain ultracet'],
    ['telma 40 od 30d. only sos if fever calpol.', 'only sos if fever calpol'],
  ])('is not, where it has its own medicine: %j', (note, left) => {
    const { drugs, complaint } = read(note);
    expect(drugs).toMatchObject([{ directions_to_use: 'Once a day' }]);
    expect(complaint).toBe(left);
  });

  it.each([
    ['telma 40 od 30d\nif pain sos', []],
    ['telma 40 od 30d\nonly sos if pain', []],
    ['dolo 650 tds 3d\npan 40 od 5d\nonly sos if pain', [DOLO]],
  ])('is asked behind one that is taken regularly: %j', (note, orders) => {
    const reading = read(note);
    expect(inShort(reading).rx ?? []).toEqual(orders);
    expect(reading.unclear).toHaveLength(1);
  });
});
