import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));
const ABOVE = 'dolo 650 tds 3d\npan 40 od 5d\n';

describe('a condition on a line of its own', () => {
  it.each([
    ['if fever persists:\nazee 500 od 3d\ncbc', 1],
    ['if not better\nazee 500 od 3d', 1],
    ['if edema:\nlasix 40 od 5d', 1],
    ['if edema\nlasix 40 od 5d', 1],
    ['3. if edema\n4. lasix 40 od 5d', 1],
    ['if report positive\nstart doxy 100 bd 7d', 1],
    ['if bp high:\ntelma 40 od 30d\namlong 5 od 30d', 2],
    ['if bp high:\ncheck again\ntelma 40 od 30d', 1],
    ['agar bukhar na utre to:\nazee 500 od 3d', 1],
    ['if fever does not come down even after three days of this:\nazee 500 od 3d', 1],
    ['if allergic to penicillin:\nazee 500 od 3d', 1],
    ['if allergic to penicillin\nazee 500 od 3d', 1],
    ['review 3d. if fever persists:\nazee 500 od 3d', 1],
    ['if ns1 positive:\ncbc', 0],
    ['if fever persists', 0],
    ['if fever persists:', 0],
    ['if diarrhoea ors', 1],
  ])('is the one of the orders below it: %j', (below, asked) => {
    const { drugs, elsewhere, tests, unclear } = read(ABOVE + below);
    expect(drugs.map(({ name }) => name.split(' ')[0])).toEqual(['Paracetamol', 'Pantoprazole']);
    expect([elsewhere, tests, unclear.length]).toEqual([[], [], asked]);
  });

  it.each([
    ['if fever persists:\nazee 500 od 3d\nRx: telma 40 od 30d', 'Telmisartan'],
    ['if fever persists:\nazee 500 od 3d\ncontinue telma 40 od 30d', 'Telmisartan'],
    ['if edema\nwalk daily\ntelma 40 od 30d', 'Telmisartan'],
    ['if giddy lie down\ntelma 40 od 30d', 'Telmisartan'],
    ['if fever persists cbc\ntelma 40 od 30d', 'Telmisartan'],
    ['if edema, lasix 40 od 5d\ntelma 40 od 30d', 'Telmisartan'],
  ])('ends before the orders of today: %j', (below, name) => {
    expect(read(ABOVE + below).drugs.at(-1)?.name).toContain(name);
  });

  it.each([
    ['lasix 40 od 5d\nif edema', 0],
    ['pan 40 od 5d\nlasix 40 od 5d\nif edema', 1],
    ['pan 40 od 5d\nlasix 40 od 5d\nif edema\nreview 5d', 1],
    ['pan 40 od 5d\nlasix 40 od 5d\nif edema\nadv: low salt', 1],
  ])('asks the row above only where no order is below: %j', (note, ordered) => {
    expect(read(note).drugs).toHaveLength(ordered);
    expect(read(note).unclear).toEqual(['lasix 40 od 5d']);
  });

  it.each(['come back', 'report to er', 'review'])(
    'belongs to advice that follows it: %s',
    (below) => {
      expect(read(`pan 40 od 5d\nlasix 40 od 5d\nif breathless\n${below}`).drugs).toHaveLength(2);
    },
  );

  it('adds no allergy to the history', () => {
    const { drugs, unclear, history } = read('azee 500 od 3d\nif allergic to penicillin');
    expect([drugs, unclear, history]).toEqual([[], ['azee 500 od 3d'], []]);
  });
});

describe('a condition about an allergy, with its order on the line', () => {
  it.each([
    'if allergic to penicillin azithral 500 od 3d',
    'if allergic to penicillin, azithral 500 od 3d',
    'if penicillin allergic give azithral 500 od 3d',
    'in case of allergy to penicillin azithral 500 od 3d',
    'agar penicillin se allergy ho to azithral 500 od 3d',
    'azithral 500 od 3d if allergic to penicillin',
    'unless allergic to sulfa septran ds bd 5d',
  ])('asks the order, and adds no allergy: %s', (note) => {
    const { drugs, elsewhere, unclear, history, complaint } = read(note);
    expect([drugs, elsewhere, history]).toEqual([[], [], []]);
    expect(unclear).toHaveLength(1);
    expect(complaint).toMatch(/penicillin|sulfa/);
  });

  it.each([
    ['pan 40 od 5d. if allergic to penicillin azithral 500 od 3d', 1],
    ['pan 40 od 5d\nif allergic to penicillin then azithral 500 od 3d', 1],
    ['1. pan 40 od 5d 2. if allergic to penicillin azithral 500 od 3d', 1],
    ['pan 40 od 5d, if allergic to sulfa inform', 1],
    ['pan 40 od 5d, if any drug allergy inform', 1],
    ['augmentin 625 bd 5d. if allergic to penicillin azithral 500 od 3d', 0],
  ])('leaves the order before it, unless that is of the group: %j', (note, ordered) => {
    expect(read(note).drugs).toHaveLength(ordered);
    expect(read(note).history).toEqual([]);
  });

  it('is an allergy without a condition', () => {
    expect(read('allergic to penicillin. azithral 500 od 3d').history).toHaveLength(1);
  });
});
