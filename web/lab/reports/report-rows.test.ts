import { expect, it } from 'vitest';
import { reportOf } from './report-rows.ts';

it('shows no value that was not reported, whatever the parameter is called', () => {
  const parameter = { type: 'string', defaultValue: '', normal_range: '', unit: null } as const;
  const names = ['constructor', 'toString'];
  const test = {
    ...{ id: 'cbc', name: 'CBC', category: null },
    default_parameters: names.map((name) => ({ ...parameter, name, ranges: [], loinc: null })),
  };
  const report_content = JSON.stringify({ cbc: { toString: 'Seen' } });
  expect(reportOf([test], { report_content, report_norms: { cbc: {} } })).toMatchObject({
    groups: [{ sections: [{ rows: [{ name: 'toString', value: 'Seen', flag: 'none' }] }] }],
  });
});
