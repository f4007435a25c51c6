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
  expect(
    reportOf({ tests: [test], version: { report_content, report_norms: { cbc: {} } } }),
  ).toMatchObject({
    groups: [{ sections: [{ rows: [{ name: 'toString', value: 'Seen', flag: 'none' }] }] }],
  });
});

it('marks the values that differ from the version before, and names an outside laboratory', () => {
  const parameter = { type: 'number', defaultValue: '', normal_range: '', unit: null } as const;
  const test = {
    ...{ id: 'cbc', name: 'CBC', category: null },
    default_parameters: ['Hb', 'TLC', 'ESR'].map((name) => ({
      ...{ ...parameter, name, ranges: [], loinc: null },
    })),
  };
  const written = (values: object) => ({
    report_content: JSON.stringify({ cbc: values }),
    report_norms: { cbc: {} },
    report_tests: { cbc: { sample: 'Blood', outside_lab: 'City Lab' } },
  });
  const version = written({ Hb: 9.8, TLC: 8000, ESR: 12 });
  const before = written({ Hb: 98, TLC: 8000 });
  expect(reportOf({ tests: [test], version, before })).toMatchObject({
    groups: [
      {
        sections: [
          {
            outsideLab: 'City Lab',
            rows: [
              { name: 'Hb', value: '9.8', was: '98' },
              { name: 'TLC', value: '8,000' },
              { name: 'ESR', value: '12', was: 'not reported' },
            ],
          },
        ],
      },
    ],
  });
  expect(JSON.stringify(reportOf({ tests: [test], version }))).not.toContain('was');
});

it('has the tests of a panel under its name', () => {
  const of = (id: string, category: string | null) => ({
    ...{ id, name: id, category, default_parameters: [] },
  });
  const panel = { id: 'check', name: 'Health check' };
  const tests = [
    { ...of('sugar', 'Biochemistry'), panel },
    { ...of('cbc', 'Haematology'), panel },
    of('esr', 'Haematology'),
  ];
  const values = Object.fromEntries(tests.map(({ id }) => [id, { Value: '1' }]));
  const version = { report_content: JSON.stringify(values), report_norms: {} };
  expect(reportOf({ tests, version })).toMatchObject({
    groups: [
      { category: 'Health check', sections: [{ id: 'sugar' }, { id: 'cbc' }] },
      { category: 'Haematology', sections: [{ id: 'esr' }] },
    ],
  });
});
