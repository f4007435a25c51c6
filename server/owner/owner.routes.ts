import { PASSWORD_LINK_MESSAGES } from '#contract/auth/password-links.messages.ts';
import {
  demandFactor as demandEndpoint,
  editPerson as editEndpoint,
  getFactorDemand,
  getPersonPasswordHistory,
  listFailedSignIns,
  listPeople,
  makePasswordLink,
  signOutEverybody as signOutEndpoint,
  transferClinic as transferEndpoint,
} from '#contract/owner/owner.endpoints.ts';
import { prepareAccountEdit, provePassword } from '../auth/index.ts';
import { makeLink, ownBeforeForOwner, passwordHistory } from '../password-links/index.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { routeAs } from '../platform/http/route.ts';
import { demandFactor } from './demand-factor.ts';
import { editPerson } from './edit-person.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import { LOCKED_OWNER } from './owner-context.ts';
import { findPersonRow, listPeopleRows } from './people.store.ts';
import { presentPeople } from './person.present.ts';
import { readFactorDemand } from './read-factor-demand.ts';
import { signOutEverybody } from './sign-out-everybody.ts';
import { transferClinic } from './transfer-clinic.ts';

export const ownerRoutes: readonly BoundRoute[] = [
  routeAs(LOCKED_OWNER, listPeople, async ({ scope, clinicId }) =>
    presentPeople(scope, clinicId, await listPeopleRows(scope.tx, clinicId)),
  ),
  routeAs(LOCKED_OWNER, editEndpoint, editPerson, async ({ params, body }, by) => {
    // The owner's own account is refused later, for any body.
    if (params.id === by.actor.id) return;
    const { email } = body;
    const edit = { id: params.id, email, password: undefined, currentPassword: undefined };
    await prepareAccountEdit(by, edit);
  }),
  routeAs(
    LOCKED_OWNER,
    makePasswordLink,
    ({ scope, clinicId, services: { doors } }, { params }) => {
      if (params.id === scope.actor.id) throw forbidden(PASSWORD_LINK_MESSAGES.ownLink);
      return makeLink(scope, { clinicId, userId: params.id, doors });
    },
  ),
  routeAs(
    LOCKED_OWNER,
    getPersonPasswordHistory,
    async ({ scope: { tx, now }, clinicId }, { params }) => {
      if (!(await findPersonRow(tx, clinicId, params.id))) throw notFound();
      const ownBefore = ownBeforeForOwner(now);
      return passwordHistory(tx, { clinicId, userId: params.id, ownBefore });
    },
  ),
  routeAs(LOCKED_OWNER, listFailedSignIns, failedSignIns),
  routeAs(LOCKED_OWNER, transferEndpoint, transferClinic, ({ body }, by) =>
    provePassword(by, { password: body.currentPassword }),
  ),
  routeAs(LOCKED_OWNER, signOutEndpoint, signOutEverybody),
  routeAs(LOCKED_OWNER, getFactorDemand, readFactorDemand),
  routeAs(LOCKED_OWNER, demandEndpoint, demandFactor, ({ body: { password } }, by) =>
    provePassword(by, { password, field: 'password' }),
  ),
];
