import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { HeavyWork } from './heavy-work.ts';

/** Polled every second while the user waits for a file. */
export const listHeavyWork = endpoint({
  method: 'GET',
  path: '/api/heavy-work',
  summary: 'Exports and imports of one’s own that wait or run, in the order of their asking',
  access: 'heavy.watch-turns',
  replies: { 200: z.array(HeavyWork) },
});
