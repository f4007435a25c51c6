import { expect, it } from 'vitest';
import { changesOf } from './changes.rules.ts';
import { frequencyBehind } from './frequency-first.rules.ts';
import { inShorthand } from './hinglish.rules.ts';
import { asTyped } from './spoken.rules.ts';

const isMedicine = (word: string) => /^(?:amlodipine|cilnidipine|telma)$/i.test(word);

it.each([
  ['change amlodipine to cilnidipine 10 od', ['stop amlodipine', 'start cilnidipine 10 od']],
  ['increase telma 40 to 80 od', ['start telma 80 od']],
  ['pain shifted from umbilicus to right iliac fossa', null],
  ['cough since change of weather with fever', null],
  ['reduce weight to 60 kg', null],
  ['increase water intake to 3 l a day', null],
])('a change is rewritten only for a medicine: %s', (part, parts) => {
  expect(changesOf(part, isMedicine)).toEqual(parts ?? [part]);
});

it.each([
  ['dolo six fifty one tablet thrice daily', 'dolo 650 1 tablet thrice daily'],
  ['azee five hundred three days', 'azee 500 3 days'],
  ['syrup paracetamol two fifty five ml', 'syrup paracetamol 250 5 ml'],
  ['augmentin six twenty five bd', 'augmentin 625 bd'],
  ['for twenty one days', 'for 21 days'],
  ['residual urine 125 ml', 'residual urine 125 ml'],
  ['drained 255 ml', 'drained 255 ml'],
  ['urine rm cs', 'urine rm, urine cs'],
  ['urine r/m and c/s, cbc', 'urine r/m, urine cs, cbc'],
])('dictated numbers: %s', (said, typed) => {
  expect(asTyped(said)).toBe(typed);
});

it.each([
  ['Alprax 0.5 raat ko 1/2 goli 10 din', 'Alprax 0.5 hs 1/2 tab 10 days'],
  ['Alprax 0.5 raat ko 1.5 goli', 'Alprax 0.5 hs 1.5 tab'],
  ['Amlong 5 roz 1/2 goli', 'Amlong 5 od 1/2 tab'],
  ['Pan 40 raat ko ek goli', 'Pan 40 hs'],
])('a part of a tablet stays: %s', (said, written) => {
  expect(inShorthand(said)).toBe(written);
});

it.each([
  ['start od telma 20 days', 'start od telma 20 days'],
  ['give tds syp calpol 5 ml 3 days', 'give tds syp calpol 5 ml 3 days'],
  ['start od telma x 5 days', 'start od telma x 5 days'],
  ['start once daily telma 40 1 mth', 'start telma 40 once daily 1 mth'],
  ['add bd tab telma 40 mg x 5d', 'add tab telma 40 mg bd x 5d'],
  ['pan 40 od telma 40', 'pan 40 od telma 40'],
  ['start once daily walking 30 min', 'start once daily walking 30 min'],
])('a frequency behind a word of starting belongs to the drug: %s', (written, read) => {
  expect(frequencyBehind(written, isMedicine)).toBe(read);
});
