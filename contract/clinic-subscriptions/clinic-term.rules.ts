import { termEnd } from '../subscriptions/plan-term.rules.ts';

type Plan = { readonly period: string; readonly interval: number };
type Term = { readonly startsAt: Date; readonly endsAt: Date };

/**
 * The term of a newly activated subscription: the existing term while it still runs, otherwise a
 * new one.
 */
export function termOnActivation(
  begun: { readonly startsAt: Date | null; readonly endsAt: Date | null },
  { plan, now, timeZone }: { plan: Plan; now: Date; timeZone: string },
): Term {
  const { startsAt, endsAt } = begun;
  if (startsAt && endsAt && startsAt <= now && now < endsAt) return { startsAt, endsAt };
  return { startsAt: now, endsAt: termEnd(now, plan, timeZone) };
}
