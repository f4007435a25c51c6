import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingAdvice, withAdvice } from './advice-lines.rules.ts';

const USUAL = ['Warm fluids', 'Rest', 'No cold fluids', 'Restrict salt'];

describe('the advice that fits', () => {
  it.each([
    ['', USUAL],
    ['re', ['Rest', 'Restrict salt']],
    ['FLU', ['Warm fluids', 'No cold fluids']],
    ['est', []],
    ['Warm fluids', []],
    ['warm fluids\n', ['Rest', 'No cold fluids', 'Restrict salt']],
    ['Rest\nre', ['Restrict salt']],
    ['Steam', []],
  ])('%j: %j', (text, fitting) => {
    expect(fittingAdvice(text, USUAL, 8)).toEqual(fitting);
  });

  it('is at most as many as asked', () => {
    expect(fittingAdvice('', USUAL, 2)).toEqual(['Warm fluids', 'Rest']);
  });

  it('replaces the last line alone', () => {
    expect(withAdvice('', 'Rest')).toBe('Rest');
    expect(withAdvice('Rest\nwa', 'Warm fluids')).toBe('Rest\nWarm fluids');
    expect(withAdvice('Rest\n', 'Warm fluids')).toBe('Rest\nWarm fluids');
    fc.assert(
      fc.property(fc.array(fc.string().filter((one) => !one.includes('\n'))), (lines) => {
        const text = [...lines, 'x'].join('\n');
        expect(withAdvice(text, 'Rest')).toBe([...lines, 'Rest'].join('\n'));
      }),
    );
  });
});
