import { endpoint } from '../kernel/endpoint.ts';
import { AddStaffBody, EditStaffBody } from './edit-staff.ts';
import { StaffParams } from './staff.endpoints.ts';
import { StaffMember } from './staff.ts';

export const addStaff = endpoint({
  method: 'POST',
  path: '/api/staff',
  summary: 'Add a member of staff',
  access: 'staff.edit',
  body: AddStaffBody,
  idempotent: true,
  hasPassword: true,
  replies: { 201: StaffMember },
});

/** Rejects other admins, and the user's own role and active flag. */
export const editStaff = endpoint({
  method: 'PUT',
  path: '/api/staff/:id',
  summary: 'Edit a member of staff',
  access: 'staff.edit',
  params: StaffParams,
  body: EditStaffBody,
  replies: { 200: StaffMember },
});
