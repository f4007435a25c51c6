import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import { after, DAY } from './calendar.ts';
import type { Patient } from './patients.ts';
import type { World } from './world.ts';

const PLANS = [
  { weight: 5, name: 'Care Monthly', price: 49_900, period: 'monthly', count: 1 },
  { weight: 3, name: 'Care Quarterly', price: 129_900, period: 'monthly', count: 3 },
  { weight: 4, name: 'Care Yearly', price: 399_900, period: 'yearly', count: 1 },
] as const;

const SUBSCRIBERS = 170;

/** Sells plans to some patients: most run, some have ended, a few were cancelled. */
export function sellSubscriptions(world: World, patients: readonly Patient[]): void {
  const { random, book, clinicId, now, opened } = world;
  const founded = after(now, -(850 * DAY) / 60_000);
  const plans = PLANS.map(({ weight, ...plan }) => ({
    weight,
    term: { period: plan.period, interval: plan.count },
    row: book.add('patient_plans', {
      clinic_id: clinicId,
      id: world.id(founded),
      name: plan.name,
      description: 'Consultations without a fee while it runs',
      price_paise: plan.price,
      period: plan.period,
      interval_count: plan.count,
      created_at: founded,
    }),
  }));
  for (let n = 0; n < SUBSCRIBERS; n += 1) {
    const { row } = random.pick(patients);
    const plan = random.weighted(plans);
    // Two begin today, so that today's money flow shows one of each kind.
    const start = n < 2 ? opened : new Date(now.getTime() - random.int(1, 300) * DAY);
    if (row.subscription_plan_id || start < new Date(row.created_at)) continue;
    const end = termEnd(start, plan.term, DEFAULT_TIME_ZONE);
    row.subscription_status = random.chance(0.06) ? 'cancelled' : 'active';
    row.subscription_plan_id = plan.row.id;
    row.subscription_start_date = start;
    row.subscription_end_date = end;
    row.subscription_payment_method = 'manual';
    book.add('subscription_payments', {
      clinic_id: clinicId,
      id: world.id(start),
      patient_id: row.id,
      plan_id: plan.row.id,
      plan_name: plan.row.name,
      price_paise: plan.row.price_paise,
      method: 'manual',
      starts_at: start,
      ends_at: end,
      paid_at: start,
      created_by: world.member('receptionist').id,
    });
  }
}

/** Whether a patient's plan runs at a moment. */
export function isSubscriber({ row }: Patient, moment: Date): boolean {
  const { subscription_start_date: start, subscription_end_date: end } = row;
  if (row.subscription_status !== 'active' || !start || !end) return false;
  return new Date(start) <= moment && moment < new Date(end);
}
