import { expect, it } from 'vitest';
import { beginsAside } from './asides.rules.ts';

it.each([
  ['azithral 500 od 3d', 'steam inhalation bd 5d'],
  ['telma 40 od 30d', 'bp 150/90 rbs 180'],
  ['dolo 650 tds 3d', 'warm saline gargle tds'],
  ['amlodipine 5 once daily for 30 days', 'reduce salt blood pressure 150 by 90'],
  ['augmentin 625 bd 5d', 'wash wound'],
])('begins behind %s: %s', (dosage, behind) => {
  expect(beginsAside({ dosage, behind })).toBe(true);
});

it.each([
  ['azithral 500 od', 'steam bd 3d'],
  ['telma 40', 'bp 150/90'],
  ['volini gel la bd 5d after', 'hot fomentation'],
  ['dolo 650 tds 3d if', 'temp 101'],
  ['dolo 650 tds 3d', 'steam bd then sos'],
  ['dolo 650 tds 3d', 'rest same'],
  ['dolo 650 tds 3d', '1 tab more'],
])('does not begin behind %s: %s', (dosage, behind) => {
  expect(beginsAside({ dosage, behind })).toBe(false);
});
