import type { DemoLabTest, DemoParameter } from './data/lab-tests.ts';
import type { Random } from './random.ts';

function resultOf(random: Random, parameter: DemoParameter): number | string | boolean {
  if (parameter.type === 'boolean') return random.chance(0.12);
  if (parameter.words) return random.pick(parameter.words);
  const { from = 0, to = 0, decimals = 0 } = parameter;
  return Number(random.between(from, to).toFixed(decimals));
}

/** Believable results of a test by parameter name, or the reader's words for one without any. */
export function resultsOf(random: Random, test: DemoLabTest): object {
  if (test.findings) return { 'Report Content': random.pick(test.findings) };
  return Object.fromEntries(test.parameters.map((one) => [one.name, resultOf(random, one)]));
}
