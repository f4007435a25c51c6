import { expect, it } from 'vitest';
import { unbroken } from './unbroken.rules.ts';

it.each([
  ['Metformin 500 mg SR × 30', 'Metformin 500~mg SR ×~30'],
  ['Amoxicillin 125 mg/5 ml Syrup 60 ml', 'Amoxicillin 125~mg/5~ml Syrup 60~ml'],
  ['Xylometazoline 0.1 % Nasal Drops', 'Xylometazoline 0.1~% Nasal Drops'],
  ['Vitamin D3 60000 IU Sachet', 'Vitamin D3 60000~IU Sachet'],
  ['Vitamin B Complex', 'Vitamin B Complex'],
])('keeps the strengths of %s whole', (name, whole) => {
  expect(unbroken(name)).toBe(whole.replaceAll('~', '\u00a0'));
});
