import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

const count = z.int().min(0);

/**
 * The numbers beside the sections of the navigation: those that the caller's desk shows
 * (`SHOWN_COUNTS`), of the lists that they may see.
 */
export const getWaitingCounts = endpoint({
  method: 'GET',
  path: '/api/waiting-counts',
  summary: 'What waits for the signed-in person, as numbers',
  access: 'overview.count',
  topics: ['queue', 'patients', 'staff', 'bills', 'drugs', 'pharmacy-orders', 'lab-orders'],
  replies: {
    200: z.object({
      /** Patients who wait; for a doctor their own and the unassigned. */
      waiting: count.optional(),
      /** Recent visits that were called or seen and never billed. */
      unbilled: count.optional(),
      /** Drugs with low or no stock; a default medication only once it has been in stock. */
      lowStock: count.optional(),
      /** Critical results that no doctor has acknowledged yet. */
      critical: count.optional(),
    }),
  },
});
