import {
  addUser as addEndpoint,
  deleteUser as deleteEndpoint,
  editUser as editEndpoint,
  listClinics,
  listUsers,
  markTutorialSeen as seenEndpoint,
} from '#contract/users/users.endpoints.ts';
import { type BoundRoute, personRoute, preparedPersonRoute } from '../platform/http/route.ts';
import { hashPassword } from '../platform/passwords.ts';
import { addUser } from './add-user.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { markTutorialSeen } from './mark-tutorial-seen.ts';
import { presentUsers } from './user.present.ts';
import { listClinicRows, listUserRows } from './user.store.ts';

export const userRoutes: readonly BoundRoute[] = [
  personRoute(listUsers, async ({ tx, now }, { query }) =>
    presentUsers(tx, await listUserRows(tx, query.search), now),
  ),
  preparedPersonRoute(addEndpoint, ({ body }) => hashPassword(body.password), addUser),
  preparedPersonRoute(
    editEndpoint,
    async ({ body }) => (body.password ? hashPassword(body.password) : undefined),
    editUser,
  ),
  personRoute(deleteEndpoint, deleteUser),
  personRoute(seenEndpoint, markTutorialSeen),
  personRoute(listClinics, ({ tx }) => listClinicRows(tx)),
];
