import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import type { DemoLabTest } from '../data/lab-tests.ts';
import type { Random } from '../random.ts';

type Parameter = LabTestBody['default_parameters'][number];
type Draw = NonNullable<DemoLabTest['draws']>[string];

function isSpan(draw: Draw): draw is readonly [number, number, number] {
  return typeof draw[0] === 'number';
}

function drawn(random: Random, draw: Draw): number | string {
  if (!isSpan(draw)) return random.pick(draw);
  const [from, to, step] = draw;
  const steps = Math.round((to - from) / step);
  return Number((from + random.int(0, steps) * step).toFixed(3));
}

function resultOf(random: Random, parameter: Parameter, draw: Draw | undefined) {
  if (draw) return drawn(random, draw);
  return parameter.type === 'boolean' ? random.chance(0.12) : parameter.normal_range;
}

/** Plausible results of a test by parameter name, or findings for a test without parameters. */
export function resultsOf(
  random: Random,
  { draws = {}, follows = {}, findings }: DemoLabTest,
  parameters: readonly Parameter[],
): object {
  if (findings) return { 'Report Content': random.pick(findings) };
  const values: Record<string, number | string | boolean> = {};
  const measured: Record<string, number> = {};
  for (const parameter of parameters) {
    const { name } = parameter;
    if (follows[name]) continue;
    const value = resultOf(random, parameter, draws[name]);
    values[name] = value;
    if (typeof value === 'number') measured[name] = value;
  }
  for (const [name, work] of Object.entries(follows)) {
    measured[name] = work(measured);
    values[name] = measured[name];
  }
  return values;
}
