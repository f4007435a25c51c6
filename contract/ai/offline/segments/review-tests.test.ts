import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('tests of a review', () => {
  it.each([
    ['rv 3 mths c tsh', ['TSH']],
    ['review after 3 months with tsh', ['TSH']],
    ['f/u 1 month c tsh lipid', ['TSH', 'Lipid Profile']],
    ['come after 6 wks w/ tsh', ['TSH']],
    ['thyronorm 50 od 90d, rv 3 mths c tsh', ['TSH']],
  ])('are asked where it is months away, and stay in its advice: %s', (note, asked) => {
    const { tests, unsureTests, complaint } = read(note);
    expect([tests, unsureTests]).toEqual([[], asked]);
    expect(note.split(', ').at(-1)).toBe(complaint);
  });

  it.each([
    ['review with tsh', 1],
    ['rv c tsh', 1],
    ['rv 5d c cbc crp', 2],
    ['rv after 2 wks with cbc', 1],
  ])('are ordered where it is soon, and stay in its advice: %s', (note, count) => {
    const { tests, complaint } = read(note);
    expect([tests.length, complaint]).toEqual([count, note]);
  });

  it('are those of the next part, too', () => {
    const { tests, unsureTests, complaint } = read('rv 3 mths c tsh, lipid, dolo 650 tds 3d');
    expect([tests, unsureTests]).toEqual([[], ['TSH', 'Lipid Profile']]);
    expect(complaint).toBe('rv 3 mths c tsh, lipid');
  });

  it.each([
    ['rv 3 mths c tsh, cbc today', ['TSH'], 'rv 3 mths c tsh, today'],
    ['rv 3 mths c tsh, lipid, aaj cbc', ['TSH', 'Lipid Profile'], 'rv 3 mths c tsh, lipid, aaj'],
  ])('end at the word for today: %s', (note, asked, text) => {
    const { tests, unsureTests, complaint } = read(note);
    expect(tests.map(({ name }) => name)).toEqual(['Complete Blood Count (CBC)']);
    expect([unsureTests, complaint]).toEqual([asked, text]);
  });

  it.each(['rv 3 mths c tsh, lipid fasting', 'rv 3 mths c tsh fasting', 'rv c tsh fasting'])(
    'stay in the advice with the words behind them, once: %s',
    (note) => expect(read(note).complaint).toBe(note),
  );

  it('are not all that is behind a review', () => {
    expect(read('tsh rv 3 mths').tests).toHaveLength(1);
    expect(read('rv 3 mths, tsh').tests).toHaveLength(1);
    expect(read('rv 3 mths adv tsh').tests).toHaveLength(1);
  });
});
