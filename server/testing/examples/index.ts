import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { World } from '../world.ts';
import { ASSISTANT_EXAMPLES } from './assistant.ts';
import { CLINIC_EXAMPLES } from './clinic.ts';
import type { ExampleInput } from './example.ts';
import { LAB_EXAMPLES } from './lab.ts';
import { MONEY_EXAMPLES } from './money.ts';
import { PHARMACY_EXAMPLES } from './pharmacy.ts';
import { STAY_EXAMPLES } from './stays.ts';
import { VISIT_EXAMPLES } from './visits.ts';

/**
 * A valid call of each endpoint. The permission tests cover every endpoint of the contract, so a
 * missing example fails them.
 */
export const EXAMPLES: ReadonlyMap<Endpoint, (world: World) => ExampleInput> = new Map([
  ...CLINIC_EXAMPLES,
  ...VISIT_EXAMPLES,
  ...STAY_EXAMPLES,
  ...ASSISTANT_EXAMPLES,
  ...PHARMACY_EXAMPLES,
  ...LAB_EXAMPLES,
  ...MONEY_EXAMPLES,
]);

/** The example of an endpoint. Throws when there is none. */
export function exampleOf(endpoint: Endpoint, world: World): ExampleInput {
  const example = EXAMPLES.get(endpoint);
  if (!example) throw new Error(`${endpoint.method} ${endpoint.path} needs an example.`);
  return example(world);
}
