import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { World } from '../world.ts';

export type ExampleInput = { params?: object; query?: object; body?: object; file?: Blob };

/** An endpoint, and a good call of it against the records of a clinic. */
export type Example = readonly [Endpoint, (world: World) => ExampleInput];

/** What no clinic has: for what would take something from the others' examples. */
export const NOBODY = { id: '0199d5f0-0000-7000-8000-00000000dead' };
