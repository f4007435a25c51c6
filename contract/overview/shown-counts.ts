import type { Desk } from '../kernel/permissions.ts';

export type CountKind = 'waiting' | 'unbilled' | 'lowStock' | 'critical';

/** The numbers that the navigation of each desk shows; no others are counted. */
export const SHOWN_COUNTS = {
  installation: [],
  clinic: ['waiting', 'unbilled', 'lowStock', 'critical'],
  reception: ['waiting', 'unbilled'],
  consulting: ['waiting', 'critical'],
  laboratory: ['critical'],
  dispensary: ['lowStock'],
} as const satisfies Record<Desk, readonly CountKind[]>;
