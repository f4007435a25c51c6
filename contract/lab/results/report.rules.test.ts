import { describe, expect, it } from 'vitest';
import { abnormalFindings, findingsLine } from './report.rules.ts';

describe('the findings of a report on one line', () => {
  const tests = [
    {
      id: 'cbc',
      parameters: ['Haemoglobin', 'Smear', 'Remarks'].map((name) => ({ name, normal_range: '' })),
    },
    { id: 'malaria', parameters: [{ name: 'Malaria', normal_range: '' }] },
    { id: 'hcv', parameters: [{ name: 'Anti-HCV', normal_range: 'negative' }] },
  ];

  it('lists values in the order of tests and parameters, Yes and No in the words of the normal value', () => {
    const content = {
      malaria: { Malaria: false },
      hcv: { 'Anti-HCV': false },
      cbc: { Dropped: 2, Remarks: '', Smear: 'Normal', Haemoglobin: 13.2 },
      gone: { Other: 1 },
    };
    expect(findingsLine(content, tests)).toBe(
      'Haemoglobin: 13.2, Smear: Normal, Dropped: 2, Malaria: No, Anti-HCV: Negative',
    );
  });

  it('is the text itself for an old report', () => {
    expect(findingsLine('Hb 13.2\n  ESR 10 ', tests)).toBe('Hb 13.2 ESR 10');
  });

  it('names the values that are not normal, in the same order and words', () => {
    const content = { hcv: { 'Anti-HCV': true }, cbc: { Smear: 'Normal', Haemoglobin: 6.2 } };
    const flags = {
      hcv: { 'Anti-HCV': { flag: 'abnormal' as const } },
      cbc: { Haemoglobin: { flag: 'critical_low' as const }, Smear: { flag: 'none' as const } },
    };
    expect(abnormalFindings(content, tests, flags)).toEqual([
      { name: 'Haemoglobin', value: '6.2', flag: 'critical_low' },
      { name: 'Anti-HCV', value: 'Positive', flag: 'abnormal' },
    ]);
    expect(abnormalFindings('Hb 6.2', tests, {})).toEqual([]);
  });
});
