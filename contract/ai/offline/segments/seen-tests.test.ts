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
  ])('stays ordered: %s', (note, count) => {
    expect(read(note).tests).toHaveLength(count);
  });
});
