import { listClinics, listUsers } from '#contract/users/users.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aUser, CLINIC_ID } from '#web/testing/builders/people.ts';
import type { aUserAccount } from '#web/testing/builders/users.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** An API with one clinic and these users. */
export function usersApi(...users: ReturnType<typeof aUserAccount>[]) {
  const api = apiDouble();
  api.on(listUsers, users);
  api.on(listClinics, [{ id: CLINIC_ID, name: 'Rao Clinic' }]);
  return api;
}

export const SUPERADMIN = aUser('superadmin');

/** Opens the list of users as the superadmin. */
export const openUsers = (api: ReturnType<typeof apiDouble>) =>
  renderApp('/dashboard/users', { as: SUPERADMIN, api });
