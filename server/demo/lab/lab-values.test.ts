import { expect, it } from 'vitest';
import { flagOfResult } from '#contract/lab/results/lab-range.rules.ts';
import { checkReport } from '#contract/lab/results/report-content.rules.ts';
import { defaultLabTests } from '../../lab/index.ts';
import { type DemoLabTest, LAB_TESTS } from '../data/lab-tests.ts';
import { Random } from '../random.ts';
import { resultsOf } from './lab-values.ts';

const catalogue = new Map(defaultLabTests().map((test) => [test.name, test]));
const random = new Random(1);
const tests: [string, DemoLabTest][] = Object.entries(LAB_TESTS);

it.each(tests)('the demo’s %s is a default test, and its values are a valid report', (_, demo) => {
  const test = catalogue.get(demo.name);
  const parameters = test?.default_parameters ?? [];
  const names = parameters.map(({ name }) => name);
  for (const name of Object.keys({ ...demo.draws, ...demo.follows })) {
    expect(names).toContain(name);
  }
  for (let n = 0; n < 50; n += 1) {
    const values = resultsOf(random, demo, parameters);
    const asked = { id: 't', name: demo.name, default_parameters: parameters };
    const { content } = checkReport(JSON.stringify({ t: values }), { tests: [asked] });
    expect(content).toEqual({ t: values });
    expect(Object.keys(values).sort()).toEqual(
      (demo.findings ? ['Report Content'] : names).toSorted(),
    );
  }
});

it('a demo blood count is consistent, sometimes abnormal and never dangerous', () => {
  const parameters = catalogue.get(LAB_TESTS.cbc.name)?.default_parameters ?? [];
  const flags = new Set<string>();
  for (let n = 0; n < 100; n += 1) {
    const values = resultsOf(random, LAB_TESTS.cbc, parameters);
    const cells = ['Neutrophils', 'Lymphocytes', 'Monocytes', 'Eosinophils', 'Basophils'];
    const given = new Map<string, number>(Object.entries(values));
    expect(cells.reduce((sum, name) => sum + (given.get(name) ?? Number.NaN), 0)).toBe(100);
    for (const parameter of parameters) {
      const value = given.get(parameter.name) ?? Number.NaN;
      flags.add(flagOfResult(parameter, value, { gender: 'F', age: 30 }));
    }
  }
  expect([...flags].sort()).toEqual(['high', 'low', 'none']);
});
