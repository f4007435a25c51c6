import { describe, expect, it } from 'vitest';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const named = (names: readonly string[]) =>
  listsOf(
    [],
    names.map((name) => ({ name })),
  );
const read = readerOf(
  named(['MRI Brain', 'MRI Lumbar Spine', 'MRI Cervical Spine', 'EEG', 'Pure Tone Audiometry']),
);
const none = readerOf(named([]));

describe('a test of a larger laboratory', () => {
  it.each([
    ['adv mri lumbosacral spine', 'MRI Lumbar Spine'],
    ['lbp radiating to leg, mri ls spine', 'MRI Lumbar Spine'],
    ['neck pain mri c spine', 'MRI Cervical Spine'],
    ['headache, mri brain plain', 'MRI Brain'],
    ['hearing loss, audiometry', 'Pure Tone Audiometry'],
    ['audiogram both ears', 'Pure Tone Audiometry'],
    ['seizure, electroencephalogram', 'EEG'],
  ])('is ordered where the clinic has it: %s', (note, test) => {
    expect(read(note).tests.map(({ name }) => name)).toEqual([test]);
  });

  it.each(['mri spine', 'audiometry', 'tympanometry', 'holter monitoring', 'eeg'])(
    'is asked where it does not: %s',
    (note) => {
      expect(none(note).unknownTests).toEqual([note]);
    },
  );

  it('asks for the part of a spine', () => {
    expect(read('mri spine')).toMatchObject({ tests: [], unknownTests: ['mri spine'] });
  });

  it.each(['audiometry shows mild snhl', 'eeg normal', 'mri spine done', 'holter report awaited'])(
    'is not ordered by its result: %s',
    (note) => {
      const { tests, unknownTests } = read(note);
      expect([tests, unknownTests]).toEqual([[], []]);
    },
  );
});
