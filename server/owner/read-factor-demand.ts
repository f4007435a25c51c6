import type { FactorDemand } from '#contract/owner/factor-demand.ts';
import { hasSecondFactor, isFactorDue } from '../platform/factor-demand.ts';
import type { OwnerScope } from './owner-context.ts';

/** The active people of the clinic by name, and whether each has a second factor. */
export async function factorsOfPeople({ scope: { tx }, clinicId }: OwnerScope) {
  return await tx
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .where('users.clinic_id', '=', clinicId)
    .where('users.deleted_at', 'is', null)
    .where('users.active', '=', true)
    .select(['users.id', 'users.name', hasSecondFactor])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}

/** The time from which the clinic requires a second factor; null when it does not. */
export async function factorDemandedFrom({ scope: { tx }, clinicId }: OwnerScope) {
  const row = await tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select('second_factor_from')
    .executeTakeFirst();
  return row?.second_factor_from ?? null;
}

/** The clinic's requirement, and the people without a second factor. */
export async function readFactorDemand(owner: OwnerScope): Promise<FactorDemand> {
  const from = await factorDemandedFrom(owner);
  const people = await factorsOfPeople(owner);
  return {
    from: from?.toISOString() ?? null,
    due: isFactorDue(from, owner.scope.now),
    people: people.length,
    without: people
      .filter(({ has_second_factor }) => !has_second_factor)
      .map(({ id, name }) => ({ id, name })),
  };
}
