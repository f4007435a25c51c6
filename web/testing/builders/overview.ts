import { paise } from '#contract/kernel/numbers/money.ts';
import type { Overview } from '#contract/overview/overview.ts';

const NOTHING = {
  reception: paise(0),
  pharmacy: paise(0),
  lab: paise(0),
  admissions: paise(0),
  subscriptions: paise(0),
};

/** The overview of a clinic without any activity. */
export function anOverview(changes: Partial<Overview> = {}): Overview {
  return {
    day: '2026-11-21',
    visits: { total: 0, waiting: 0, consulting: 0, seen: 0 },
    newPatients: 0,
    waitingTime: { longestNow: null, averageToday: null },
    stock: { low: 0, expiring: 0, expired: 0 },
    doctors: [],
    days: [{ day: '2026-11-21', visits: 0, revenue: NOTHING }],
    ...changes,
  };
}
