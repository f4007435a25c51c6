import { z } from 'zod';
import { OrderPayment } from '../billing/order-payment.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';

const count = z.int().min(0);
/** How many clinic days the charts look back on, today among them. */
export const OVERVIEW_DAYS = 14;

/** What money came for: the groups of the money flow, and the two that are counted by payment. */
export const REVENUE_KINDS = [
  'reception',
  'pharmacy',
  'lab',
  'admissions',
  'subscriptions',
] as const;
export type RevenueKind = (typeof REVENUE_KINDS)[number];
export const REVENUE_KIND_LABELS = {
  reception: 'Reception',
  pharmacy: 'Pharmacy',
  lab: 'Lab',
  admissions: 'Admissions',
  subscriptions: 'Subscriptions',
} as const satisfies Record<RevenueKind, string>;

/** The revenue of a day by kind. */
export const Revenue = z.object({
  /** Consultations and what is other, on bills of the day that are paid. */
  reception: Money,
  pharmacy: Money,
  lab: Money,
  /** What came in for stays. */
  admissions: Money,
  /** What came in for patients’ subscriptions. */
  subscriptions: Money,
});
export type Revenue = z.output<typeof Revenue>;

/** What can be handed out or taken before it is paid. */
export const UNPAID_KINDS = ['pharmacy', 'lab'] as const;
export type UnpaidKind = (typeof UNPAID_KINDS)[number];

/** How many of them the overview names. */
export const UNPAID_NAMED = 10;

const unpaidSum = z.object({ count, amount: Money });

/** Medicines handed out and samples taken without payment, ordered within the days of the charts. */
export const Unpaid = z.object({
  pharmacy: z.object({ no_bill: unpaidSum, due: unpaidSum }),
  lab: z.object({ no_bill: unpaidSum, due: unpaidSum }),
  /** Newest first, the first few. */
  newest: z.array(
    z.object({
      kind: z.enum(UNPAID_KINDS),
      id: Id,
      patient_id: Id,
      patient_name: z.string(),
      at: Instant,
      payment: OrderPayment,
    }),
  ),
});
export type Unpaid = z.output<typeof Unpaid>;

/** The clinic at a glance: this moment, today, and the days before. */
export const Overview = z.object({
  day: z.iso.date(),
  /** Today's visits; the waiting ones with those of older days that still wait. */
  visits: z.object({ total: count, waiting: count, consulting: count, seen: count }),
  /** Visits of the last 30 days that were called or seen and never billed. */
  unbilledVisits: count.optional(),
  newPatients: count,
  waitingTime: z.object({
    /** How long the one waits who has waited longest; null when nobody does. */
    longestNow: count.nullable(),
    /** Minutes until they were called, on average over today's; null when nobody was. */
    averageToday: count.nullable(),
  }),
  stock: z.object({
    /** Drugs of which few are left, or none. */
    low: count,
    /** Drugs in stock that expire within a month, or whose expiry nobody entered. */
    expiring: count,
    /** Drugs of which there is stock past its date. */
    expired: count,
  }),
  unpaid: Unpaid.optional(),
  /** Active doctors by name, with what each has today. */
  doctors: z.array(
    z.object({ id: Id, name: z.string(), waiting: count, consulting: count, seen: count }),
  ),
  /** Oldest first; the last one is today. */
  days: z.array(z.object({ day: z.iso.date(), visits: count, revenue: Revenue })),
});
export type Overview = z.output<typeof Overview>;
