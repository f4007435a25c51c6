import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { inShort } from '../corpus-shape.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';
import { HOSTILE_NOTES } from './hostile-notes.ts';
import { MORE_HOSTILE_NOTES } from './more-hostile-notes.ts';
import { MORE_PLAIN_ORDERS } from './more-plain-orders.ts';
import { PLAIN_ORDERS } from './plain-orders.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('a medicine that is mentioned, or whose dose is open', () => {
  it.each([...HOSTILE_NOTES, ...MORE_HOSTILE_NOTES])('is not ordered: %s', (note) => {
    const { drugs, unsure, elsewhere, tests, unclear, complaint, history } = read(note);
    expect([drugs, elsewhere, tests]).toEqual([[], [], []]);
    // It stays in view, as a question or in the note.
    expect([...unsure, ...unclear, ...history, complaint].filter(Boolean)).not.toEqual([]);
  });
});

it('asks a refused change as it is written, and keeps it once', () => {
  const note = 'do not increase telma from 40 to 80 od 30d';
  expect(read(note)).toMatchObject({ unclear: [note], complaint: note });
});

it.each([
  'do not change telma 40 to amlodipine 5 od 30d',
  'dont switch metoprolol to telma 40 od 30d',
  'never replace telma 40 with amlodipine 5 od 30d',
  'no need to change telma 40 to amlodipine 5 od 30d',
])('orders no medicine of a refused change: %s', (note) => {
  expect(read(note)).toMatchObject({ drugs: [], elsewhere: [], complaint: note });
});

describe('a plain order', () => {
  it.each([...PLAIN_ORDERS, ...MORE_PLAIN_ORDERS])('stays one: %s', (note, orders) => {
    expect(inShort(read(note)).rx).toEqual(orders);
  });
});

describe('advice behind a comma', () => {
  it.each([
    'avoid painkillers',
    'do not rub eyes',
    'do not stop suddenly',
    'avoid missing meals',
    'do not lie down after food',
    'avoid sudden movement',
  ])('leaves the order before it: %s', (advice) => {
    const { drugs, complaint } = read(`telma 40 od 30d, ${advice}, pan 40 od 5d`);
    expect(drugs.map(({ name }) => name.split(' ')[0])).toEqual(['Telmisartan', 'Pantoprazole']);
    expect(complaint).toBe(advice);
  });

  it.each(['avoid', 'do not give', 'do not start', 'do not put', 'avoid for now'])(
    'takes the order back where it may be about the medicine: %s',
    (refusal) => {
      expect(read(`azithro 500 od 3d, ${refusal}`).drugs).toEqual([]);
    },
  );

  it.each(['naproxen 500 bd 5d, avoid painkillers', 'diclofenac 50 bd 5d, avoid nsaids'])(
    'asks an order of the group that it refuses: %s',
    (note) => {
      expect(read(note).drugs).toEqual([]);
      expect(read(note).unclear).toHaveLength(1);
    },
  );
});

describe('the days of a list', () => {
  it.each(['t. folvite 5 od, t. mtx 7.5 od 4 wks', 'telma 40 od, amlong 5 od 30d by cardiologist'])(
    'are asked where its last medicine is in doubt: %s',
    (note) => {
      const { drugs, elsewhere, daysAsked } = read(note);
      expect([drugs, elsewhere]).toEqual([[], []]);
      expect(daysAsked).toHaveLength(1);
    },
  );
});

describe('one medicine in two places', () => {
  it('is asked in both, where one is only a mention', () => {
    const { drugs, unclear } = read('pan 40 od 5d, missed thyronorm 50 od 3d, thyronorm 50 od 30d');
    expect(drugs.map(({ name }) => name.split(' ')[0])).toEqual(['Pantoprazole']);
    expect(unclear).toHaveLength(2);
  });

  it('is asked in both, where the strengths differ', () => {
    expect(read('telma 40 od 10d, telma 80 od 30d')).toMatchObject({ drugs: [] });
  });
});

describe('a group that the note refuses', () => {
  it.each([
    ['pcm 500 tds 3d. azithro 500 od 3d. viral, no antibiotics', ['Paracetamol']],
    ['sulfa allergy. pan 40 od 5d. septran ds bd 5d', ['Pantoprazole']],
    ['no antibiotics. azithro 500 od 3d. pan 40 od 5d', ['Pantoprazole']],
    ['no penicillin allergy. pan 40 od 5d. amox 500 tds 5d', ['Pantoprazole', 'Amoxicillin']],
  ])('is not ordered, and others are: %s', (note, names) => {
    expect(read(note).drugs.map(({ name }) => name.split(' ')[0])).toEqual(names);
  });
});
