import { z } from 'zod';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { isCapability } from '../kernel/roles.ts';
import { STAFF_ROLES, StaffMember } from './staff.ts';

export const StaffParams = z.object({ id: Id });

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/staff',
  summary: 'The clinic’s staff, by name',
  access: 'staff.view',
  query: z.object({
    role: z.enum(STAFF_ROLES, { error: 'Unknown role.' }).optional(),
    /** Only those whose role has this capability. */
    may: z.string().refine(isCapability, 'Unknown capability.').optional(),
    active: z
      .enum(['true', 'false'], { error: COMMON_MESSAGES.invalidActive })
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
  access: 'staff.view',
  params: StaffParams,
  topics: ['staff'],
  replies: { 200: StaffMember },
});
