import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** Separate from the clinic settings, because the header of every page loads it. */
export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/clinics/subscription-status',
  summary: 'Whether the clinic has a pro plan',
  access: 'clinic.view-settings',
  topics: ['clinic-plan'],
  replies: { 200: z.object({ hasProPlan: z.boolean() }) },
});
