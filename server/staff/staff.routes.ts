import { saveOwnCredentials as credentialsEndpoint } from '#contract/staff/credentials.endpoints.ts';
import {
  addStaff as addStaffEndpoint,
  editStaff as editStaffEndpoint,
} from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { prepareAccountEdit, prepareNewAccount } from '../auth/index.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { CLINIC_ACCOUNTS } from '../platform/http/contexts.ts';
import { route, routeAs } from '../platform/http/route.ts';
import { addStaff } from './add-staff.ts';
import { editStaff } from './edit-staff.ts';
import { saveOwnCredentials } from './save-own-credentials.ts';
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
  routeAs(CLINIC_ACCOUNTS, credentialsEndpoint, saveOwnCredentials),
  routeAs(CLINIC_ACCOUNTS, addStaffEndpoint, addStaff, ({ body }, by) =>
    prepareNewAccount(by, body),
  ),
  routeAs(CLINIC_ACCOUNTS, editStaffEndpoint, editStaff, ({ params, body }, by) =>
    prepareAccountEdit(by, {
      id: params.id,
      email: body.email,
      password: body.password,
      currentPassword: body.currentPassword,
    }),
  ),
];
