import {
  addStaff as addStaffEndpoint,
  editStaff as editStaffEndpoint,
  getStaffMember,
  listStaff,
} from '#contract/staff/staff.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import { type BoundRoute, preparedRoute, route } from '../platform/http/route.ts';
import { hashPassword } from '../platform/passwords.ts';
import { addStaff } from './add-staff.ts';
import { editStaff } from './edit-staff.ts';
import { presentStaff } from './staff.present.ts';
import { findStaffRow, listStaffRows } from './staff.store.ts';

export const staffRoutes: readonly BoundRoute[] = [
  route(listStaff, async ({ tx, actor }, { query }) =>
    (await listStaffRows(tx, query)).map((row) => presentStaff(row, actor)),
  ),
  route(getStaffMember, async ({ tx, actor }, { params }) => {
    const row = await findStaffRow(tx, params.id);
    if (!row) throw notFound();
    return presentStaff(row, actor);
  }),
  preparedRoute(addStaffEndpoint, ({ body }) => hashPassword(body.password), addStaff),
  preparedRoute(
    editStaffEndpoint,
    async ({ body }) => (body.password ? hashPassword(body.password) : undefined),
    editStaff,
  ),
];
