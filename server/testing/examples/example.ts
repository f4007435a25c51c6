import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { World } from '../world.ts';

export type ExampleInput = { params?: object; query?: object; body?: object; file?: Blob };

/** An endpoint, and a valid call of it on the records of a test clinic. */
export type Example = readonly [Endpoint, (world: World) => ExampleInput];

/** An id that no clinic has, for calls that would take records from other examples. */
export const NOBODY = { id: '0199d5f0-0000-7000-8000-00000000dead' };
