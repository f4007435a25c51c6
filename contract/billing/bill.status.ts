import type { TransitionTable } from '../kernel/transitions.ts';

export const BILL_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

export const BILL_STATUS_LABELS = {
  pending: 'Pending',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const satisfies Record<BillStatus, string>;

/** Allowed actions of a bill (specification 2, section 4); it is settled at zero balance. */
export const BILL_TRANSITIONS = {
  settle: { from: ['pending'], to: 'paid', label: 'Record Payment' },
  cancel: { from: ['pending', 'paid'], to: 'cancelled', label: 'Cancel bill' },
} as const satisfies TransitionTable<BillStatus>;

/** Payment modes, in the order of the screens. */
export const PAYMENT_MODES = ['cash', 'upi', 'card', 'online'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_MODE_LABELS = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  online: 'Online',
} as const satisfies Record<PaymentMode, string>;

/** Modes that the cashier receives; the provider reports online payments. */
export const COUNTER_MODES = ['cash', 'upi', 'card'] as const satisfies PaymentMode[];

/** Bill types. Admitting the patient creates an admission bill. */
export const BILL_TYPES = ['consultation', 'pharmacy', 'lab', 'other', 'admission'] as const;
export type BillType = (typeof BILL_TYPES)[number];

export const BILL_TYPE_LABELS = {
  consultation: 'Consultation',
  pharmacy: 'Pharmacy',
  lab: 'Lab',
  other: 'Other',
  admission: 'Admission',
} as const satisfies Record<BillType, string>;

/** Bill types of the billing page. */
export const COUNTER_BILL_TYPES = [
  'consultation',
  'pharmacy',
  'lab',
  'other',
] as const satisfies BillType[];
export type CounterBillType = (typeof COUNTER_BILL_TYPES)[number];

/** Reasons for a free consultation. */
export const WAIVERS = ['free', 'follow_up'] as const;
export type Waiver = (typeof WAIVERS)[number];

export const WAIVER_LABELS = {
  free: 'Free',
  follow_up: 'Follow-up',
} as const satisfies Record<Waiver, string>;
