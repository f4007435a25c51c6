import { sql } from 'kysely';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { isInstallationRole, type Role } from '#contract/kernel/roles.ts';

/** Whether a person has a second factor. For system queries that join `second_factors`. */
export const hasSecondFactor = sql<boolean>`second_factors.confirmed_at IS NOT NULL`.as(
  'has_second_factor',
);

type Person = {
  readonly role: Role;
  readonly has_second_factor: boolean;
  /** When the person's clinic requires it; null without a clinic. */
  readonly second_factor_from: Date | null;
};

const ALWAYS = new Date(0);

/** The time from which a person must have a second factor; null when they have one or need none. */
export function missingFactorFrom(
  { role, has_second_factor, second_factor_from }: Person,
  ofSuperadmins: boolean,
): Date | null {
  if (has_second_factor) return null;
  if (isInstallationRole(role)) return ofSuperadmins ? ALWAYS : null;
  return second_factor_from;
}

/** Whether the factor is required now. */
export function isFactorDue(from: Date | null, now: Date): boolean {
  return from !== null && from <= now;
}

/** The field of the current user that informs the browser. */
export function presentDemand(
  from: Date | null,
  now: Date,
): Pick<CurrentUser, 'second_factor_demand'> {
  if (from === null) return {};
  return { second_factor_demand: { from: from.toISOString(), due: isFactorDue(from, now) } };
}
