import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));

describe('a test that is done, seen or has its result', () => {
  it.each([
    'usg abd bahar se kara liya',
    'usg abd bahar karaya h',
    'stool r/m bahar karaya h',
    'xray chest dekha normal',
    'xray chest dekhi',
    'ecg dekh li',
    'cbc dekha tlc 14k',
    'cbc dikhaya',
    'cbc le aaya',
    'cbc laya hai',
    'cbc aa gayi',
    'cbc report aa gayi normal',
    'report aa gayi cbc normal',
    'lipid ho gaya',
    'lipid karaya kal',
    'lipid kal karaya',
    'lipid karwa chuke',
    'tsh theek',
    'tsh badha hua',
    'creat zyada',
    'platelet kam',
    'typhoid widal +',
    'widal+',
    'typhoid widal ++',
    'dengue ns1 +',
    'purani xray chest',
    'lft kft dono normal',
    'cbc crp sab normal',
    'ct brain raat hua',
    'lft ki report dekhi',
    'bhai ko dengue, platelet kam',
    'bhai ko dengue cbc',
    'cbc laye hai',
    'crp +',
    'urine protein ++',
    'cbc nahi karwana',
    'cbc ki zarurat nahi',
    'xray bahar se kara ke laye hain',
    'cbc karai gayi',
    'tsh ki report thik h',
    'lft kft kara chuke',
    'cbc mat karwana',
  ])('stays in the note and is not ordered: %s', (note) => {
    const { tests, unsureTests, unknownTests, complaint } = read(note);
    expect([tests, unsureTests, unknownTests]).toEqual([[], [], []]);
    expect(complaint).toBe(note);
  });

  it.each([
    ['usg abd, bahar se kara liya', ['Ultrasound Abdomen']],
    ['cbc, lft, ho gaye', ['Complete Blood Count (CBC)', 'Liver Function Test (LFT)']],
    ['cbc, lft ho gaya', ['Complete Blood Count (CBC)']],
    ['cbc, lft done last week', ['Complete Blood Count (CBC)']],
  ])('is asked where it stands apart from these words: %s', (note, asked) => {
    expect(read(note)).toMatchObject({ tests: [], unsureTests: asked });
  });
});

describe('a test to be done', () => {
  it.each([
    ['cbc karwao', 1],
    ['cbc karwana', 1],
    ['cbc kara ke aana', 1],
    ['cbc karwa ke dikhana', 1],
    ['usg abd bahar se karana', 1],
    ['usg abd bahar se karwa lo', 1],
    ['cbc + lft', 2],
    ['widal + cbc', 2],
    ['hb kam lag raha cbc', 1],
    ['bukhar kam, cbc', 1],
    ['mother diabetic, rbs', 1],
    ['cbc, lft, normal diet', 2],
    ['lft kft dono karo', 2],
    ['cbc karwa lijiye', 1],
    ['usg abd bahar se kara lijiye', 1],
    ['xray chest karaya jaye', 1],
    ['cbc kara liya jaye', 1],
    ['cbc kara liyo', 1],
    ['lft kal karai jaaye', 1],
    ['cbc dekhi jayegi', 1],
    ['ecg dekh lijiye', 1],
    ['cbc dikha dijiye', 1],
    ['tsh theek se karwaye', 1],
    ['tsh achhi lab se karwaye', 1],
    ['cbc laye kal', 1],
    ['adv: cbc, lft karwa lijiye', 2],
    ['cbc karwa lo', 1],
    ['cbc karani hai', 1],
    ['lft karwana hai', 1],
    ['usg karwake aana', 1],
    ['cbc leke aao', 1],
    ['hb karwa lo', 1],
    ['thyroid karwana hai', 1],
    ['lft kft karwa ke dikhaye', 2],
    ['echo karana padega', 1],
    ['cbc, esr, crp kara lein', 3],
    ['urine r/m karwa dena', 1],
    ['fever 3d, cbc widal karwayen', 2],
    ['cbc kara liya lft karwana hai', 1],
  ])('stays ordered: %s', (note, count) => {
    expect(read(note).tests).toHaveLength(count);
  });
});

describe('a test that may be done or to be done', () => {
  it.each([
    ['sugar check karwaiye', 1],
    ['cbc kara liya kal phir karwana', 1],
    ['cbc ho gaya to dikhana', 1],
    ['cbc report lana', 1],
    ['cbc next week karwana', 1],
    ['cbc crp +', 2],
    ['dengue karwa lijiye', 1],
    ['cbc nahi karaya', 1],
    ['cbc karwana nahi', 1],
    ['cbc bahar se kara ke laye hain', 1],
    ['lipid 3 mahine baad karwana', 1],
  ])('is asked: %s', (note, count) => {
    const { tests, unsureTests, unknownTests } = read(note);
    expect([tests.length, unsureTests.length + unknownTests.length]).toEqual([0, count]);
  });
});

describe('a plus at the end of a line', () => {
  it.each([
    ['cbc +\nlft +\nkft', 3],
    ['cbc+\nlft', 2],
    ['fever 3d, adv cbc + \nwidal', 2],
    ['cbc, lft +\ncrp', 3],
    ['cbc +', 1],
  ])('joins tests whose result is a number: %j', (note, count) => {
    const { tests, unsureTests } = read(note);
    expect([tests.length, unsureTests]).toEqual([count, []]);
  });

  it.each(['widal +\ncbc', 'fever 5d, widal+\ncbc', 'fever widal + \ncbc, lft'])(
    'makes Widal a question where tests follow: %j',
    (note) => {
      const { tests, unsureTests } = read(note);
      expect(unsureTests).toEqual(['Widal Test']);
      expect(tests.map(({ name }) => name)).toContain('Complete Blood Count (CBC)');
    },
  );
});
