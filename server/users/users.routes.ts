import {
  addUser as addEndpoint,
  deleteUser as deleteEndpoint,
  editUser as editEndpoint,
  listClinicAccounts,
  listClinics,
  listUsers,
  makeOwnerLink as makeLinkEndpoint,
  markTutorialSeen as seenEndpoint,
} from '#contract/users/users.endpoints.ts';
import { prepareAccountEdit, prepareNewAccount } from '../auth/index.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { PERSON } from '../platform/http/contexts.ts';
import { routeAs } from '../platform/http/route.ts';
import { addUser } from './add-user.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { makeOwnerLink } from './make-owner-link.ts';
import { markTutorialSeen } from './mark-tutorial-seen.ts';
import { presentClinicAccounts, presentUsers } from './user.present.ts';
import { listClinicAccountRows, listClinicRows, listUserRows } from './user.store.ts';

export const userRoutes: readonly BoundRoute[] = [
  routeAs(PERSON, listUsers, async ({ tx, now }, { query }) =>
    presentUsers(tx, await listUserRows(tx, query.search), now),
  ),
  routeAs(PERSON, addEndpoint, addUser, ({ body }, by) =>
    prepareNewAccount(by, { ...body, name: body.username }),
  ),
  routeAs(PERSON, editEndpoint, editUser, ({ params, body }, by) =>
    prepareAccountEdit(by, {
      id: params.id,
      email: body.email,
      password: body.password,
      currentPassword: body.currentPassword,
    }),
  ),
  routeAs(PERSON, deleteEndpoint, deleteUser),
  routeAs(PERSON, makeLinkEndpoint, makeOwnerLink, async (_input, by) => by.services.doors),
  routeAs(PERSON, seenEndpoint, markTutorialSeen),
  routeAs(PERSON, listClinics, ({ tx }) => listClinicRows(tx)),
  routeAs(PERSON, listClinicAccounts, async ({ tx, now }) =>
    presentClinicAccounts(tx, await listClinicAccountRows(tx), now),
  ),
];
