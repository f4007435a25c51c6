import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import { STAFF_ROLES, StaffMember } from './staff.ts';

export const StaffParams = z.object({ id: Id });

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/staff',
  summary: 'The clinic’s staff, by name',
  roles: CLINIC_ROLES,
  query: z.object({
    role: z.enum(STAFF_ROLES, { error: 'Unknown role.' }).optional(),
    active: z
      .enum(['true', 'false'], { error: 'Active must be true or false.' })
      .transform((value) => value === 'true')
      .optional(),
  }),
  topics: ['staff'],
  replies: { 200: z.array(StaffMember) },
});

export const getStaffMember = endpoint({
  method: 'GET',
  path: '/api/staff/:id',
  summary: 'One member of staff',
  roles: CLINIC_ROLES,
  params: StaffParams,
  topics: ['staff'],
  replies: { 200: StaffMember },
});
