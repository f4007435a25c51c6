import { expect, it } from 'vitest';
import { hasNoCountOfDay, hasNoCourse, isMultiDoseForm, writtenForm } from './drug-form.ts';

it.each([
  ['Capsaicin 0.025% Cream 20 g', 'cream'],
  ['Tabasco Syrup 100 ml', 'liquid'],
  ['Paracetamol 15 mg/ml Oral Drops Solution', 'drops'],
  ['Salbutamol 100 mcg Inhaler (200 doses)', 'inhaler'],
  ['Betnovate 20 g', null],
  ['Ascoril 100ml', null],
  ['Insulin Glargine 100 IU/ml Cartridge (3 ml)', 'injection'],
])('one piece of %s holds many doses', (name, form) => {
  expect([writtenForm(name), isMultiDoseForm(writtenForm(name), name)]).toEqual([form, true]);
});

it.each([
  ['Vitamin E 400 mg Soft Gel Capsule', 'capsule'],
  ['Progesterone 200 mg Gel Capsules', 'capsule'],
  ['Cefixime 100 mg Tablet for Oral Suspension', 'tablet'],
  ['Colecalciferol 60,000 IU Powder Sachet', 'sachet'],
  ['Budesonide 0.5 mg Solution Respule (2 ml)', 'respule'],
  ['Ceftriaxone 1 g Powder for Injection', 'injection'],
  ['Glycerin', null],
  ['Augmentin 1 g', null],
  ['Normal Saline 500 ml', null],
  ['Calpol 250 mg/5 ml', null],
  ['Enterogermina 5 ml', null],
  ['Metrogyl 100 ml', null],
  ['Electral 21.8 g', null],
])('a piece of %s is one dose', (name, form) => {
  expect([writtenForm(name), isMultiDoseForm(writtenForm(name), name)]).toEqual([form, false]);
});

it.each([
  ['Fluticasone 20 g', 'sachet', false],
  ['Zyrol 50 ml', 'vial', false],
  ['Betnovate 5 g', 'tube', true],
])('%s in a %s holds many doses: %s', (name, unit, isMany) => {
  expect(isMultiDoseForm(null, name, unit)).toBe(isMany);
});

it.each([
  ['Betamethasone 0.1% Cream 20 g', 'tube', 'Twice a day', true],
  ['Ambroxol 30 mg/5 ml Syrup 100 ml', 'bottle', '5 ml three times a day', true],
  ['Betnovate 20 g', null, 'Twice a day', true],
  ['Ascoril', 'bottle', '5 ml three times a day', true],
  ['Salbutamol 100 mcg Inhaler', 'inhaler', '2 puffs twice a day', true],
  ['Colecalciferol 60,000 IU Capsule', 'capsule', 'Once a week', true],
  ['Tetanus Toxoid Injection 0.5 ml', 'ampoule', 'IM', true],
  ['Pantoprazole 40 mg Tablet', 'tablet', 'When needed, SOS', true],
  ['Pantoprazole 40 mg Tablet', 'tablet', 'At once', true],
  ['Pantoprazole 40 mg Tablet', 'tablet', 'Once a day', false],
  ['Amoxicillin 500 mg Capsule', null, 'Three times a day', false],
])('%s in a %s, taken “%s”, needs no days: %s', (name, unit, directions, isExempt) => {
  expect(hasNoCourse({ name, unit }, directions)).toBe(isExempt);
});

it.each([
  ['Betnovate 20 g', null, true],
  ['Betnovate 20 g', 'piece', true],
  ['Betnovate', 'tube', true],
  ['Betamethasone 0.1% Cream 20 g', null, true],
  ['Ascoril 100 ml', null, false],
  ['Fluticasone 20 g', 'sachet', false],
  ['Electral 21.8 g', null, false],
  ['Paracetamol 1 g Tablet', 'tablet', false],
])('%s in a %s has no pieces a day: %s', (name, unit, hasNone) => {
  expect(hasNoCountOfDay({ name, unit })).toBe(hasNone);
});
