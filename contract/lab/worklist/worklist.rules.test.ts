import { describe, expect, it } from 'vitest';
import { missingValues, samplesOf } from './worklist.rules.ts';

const number = (name: string) => ({ name, type: 'number' as const });
const tests = [
  { id: 'cbc', default_parameters: [number('Hb'), number('TLC')] },
  { id: 'xray', default_parameters: [] },
];

describe('the worklist', () => {
  it.each([
    [{}, 3],
    [{ cbc: { Hb: 12 } }, 2],
    [{ cbc: { Hb: 12, TLC: 0 } }, 1],
    [{ cbc: { Hb: 12, TLC: 0 }, xray: { 'Report Content': 'Clear' } }, 0],
  ])('of %j lacks %i values', (content, missing) => {
    expect(missingValues(tests, content)).toBe(missing);
  });

  it.each([
    ['Blood (EDTA) + Urine', ['Blood (EDTA)', 'Urine']],
    ['Serum, Plasma (fluoride)', ['Serum', 'Plasma (fluoride)']],
    ['Urine', ['Urine']],
    [' ', []],
    [null, []],
  ])('has of %j the samples %j', (text, samples) => {
    expect(samplesOf(text)).toEqual(samples);
  });
});
