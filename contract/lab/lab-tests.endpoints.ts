import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import { LabTest } from './lab-test.ts';

export const listLabTests = endpoint({
  method: 'GET',
  path: '/api/lab-tests',
  summary: 'The lab’s catalogue, by name',
  roles: CLINIC_ROLES,
  topics: ['lab-orders'],
  replies: { 200: z.array(LabTest) },
});
