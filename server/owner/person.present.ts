import type { Person } from '#contract/owner/person.ts';
import { ownBeforeForOwner, passwordSettings } from '../password-links/index.ts';
import type { Scope } from '../platform/scope.ts';
import type { PersonRow } from './people.store.ts';

/** The people for the owner's page, each with any other user who set their password. */
export async function presentPeople(
  { tx, now }: Scope,
  clinicId: string,
  rows: readonly PersonRow[],
): Promise<Person[]> {
  const userIds = rows.map(({ id }) => id);
  const ownBefore = ownBeforeForOwner(now);
  const settings = await passwordSettings(tx, { clinicId, userIds, ownBefore });
  return rows.map((row) => ({ ...row, password_setting: settings.get(row.id) ?? null }));
}

export async function presentPerson(
  scope: Scope,
  clinicId: string,
  row: PersonRow,
): Promise<Person> {
  const [person = { ...row, password_setting: null }] = await presentPeople(scope, clinicId, [row]);
  return person;
}
