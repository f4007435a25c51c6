import { addDays, DAY_MS } from '#contract/kernel/dates.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { getOverview } from '#contract/overview/overview.endpoints.ts';
import {
  OVERVIEW_DAYS,
  type Overview,
  type Revenue,
  type RevenueKind,
  UNPAID_NAMED,
  type Unpaid,
  type UnpaidKind,
} from '#contract/overview/overview.ts';
import { ageInDays } from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import { duesNow } from '../dues/index.ts';
import { countStockAlerts, readBalances } from '../pharmacy/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { countUnbilled } from '../queue/index.ts';
import {
  countNewPatients,
  doctorLoads,
  type RevenueRow,
  revenueADay,
  visitCounts,
  visitsADay,
  waitsByHour,
} from './overview.store.ts';
import { readDiscounts } from './read-discounts.ts';
import { newestUnpaid, type UnpaidCount, unpaidCounts } from './unpaid.store.ts';

/** The last `count` days up to `day`, oldest first. */
function daysUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_none, at) => addDays(day, at + 1 - count));
}

function revenueOf(rows: readonly RevenueRow[]): Revenue {
  const of = (kind: RevenueKind) =>
    paise(rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0));
  return {
    reception: of('reception'),
    pharmacy: of('pharmacy'),
    lab: of('lab'),
    admissions: of('admissions'),
    subscriptions: of('subscriptions'),
  };
}

/** Medicines and samples handed out or taken without payment since a moment. */
async function readUnpaid({ tx }: ClinicScope, since: Date): Promise<Unpaid> {
  const counts = await unpaidCounts(tx, since);
  const of = (kind: UnpaidKind, standing: UnpaidCount['standing']) => {
    const row = counts.find((one) => one.kind === kind && one.standing === standing);
    return { count: row?.count ?? 0, amount: paise(row?.amount ?? 0) };
  };
  const newest = counts.length === 0 ? [] : await newestUnpaid(tx, { since, limit: UNPAID_NAMED });
  return {
    pharmacy: { no_bill: of('pharmacy', 'no_bill'), due: of('pharmacy', 'due') },
    lab: { no_bill: of('lab', 'no_bill'), due: of('lab', 'due') },
    newest: newest.map(({ at, standing, amount, reason, ...order }) => ({
      ...order,
      at: at.toISOString(),
      payment: { standing, due: paise(amount) },
      ...(reason !== null && { reason }),
    })),
  };
}

async function readSuppliersOwed(scope: ClinicScope): Promise<Overview['suppliersOwed']> {
  const { owed, balances } = await readBalances(scope);
  const ages = balances.flatMap(({ oldest }) =>
    oldest ? [ageInDays(oldest.day, scope.today)] : [],
  );
  return { amount: owed, oldestDays: ages.length === 0 ? null : Math.max(...ages) };
}

/** Returns the clinic's overview, summed by the database. */
export async function readOverview(scope: ClinicScope): Promise<EndpointReply<typeof getOverview>> {
  const { tx, actor, now, today } = scope;
  const days = daysUpTo(today, OVERVIEW_DAYS);
  const { timeZone } = actor;
  const range = { from: days[0] ?? today, to: today, timeZone };
  const since = new Date(now.getTime() - OVERVIEW_DAYS * DAY_MS);
  const counts = await visitCounts(tx, { today, now });
  const newPatients = await countNewPatients(tx, { from: today, to: today, timeZone });
  const unbilled = await countUnbilled(tx, { today, now });
  const doctors = await doctorLoads(tx, today);
  const stock = await countStockAlerts(tx, { clinicId: actor.clinicId, today });
  const visits = new Map((await visitsADay(tx, range)).map((row) => [row.day, row.visits]));
  const revenue = Map.groupBy(await revenueADay(tx, actor.clinicId, range), ({ day }) => day);
  return {
    day: today,
    visits: {
      total: counts.total,
      waiting: counts.waiting,
      consulting: counts.consulting,
      seen: counts.seen,
    },
    unbilledVisits: unbilled,
    dues: await duesNow(tx, now),
    suppliersOwed: await readSuppliersOwed(scope),
    newPatients,
    waitingTime: {
      longestNow: counts.longest,
      averageToday: counts.average,
      byHour: await waitsByHour(tx, range),
    },
    stock,
    unpaid: await readUnpaid(scope, since),
    discounts: await readDiscounts(tx, since),
    doctors,
    days: days.map((day) => ({
      day,
      visits: visits.get(day) ?? 0,
      revenue: revenueOf(revenue.get(day) ?? []),
    })),
  };
}
