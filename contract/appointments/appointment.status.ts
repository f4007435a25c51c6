import type { TransitionTable } from '../kernel/transitions.ts';

/** `seen` is an arrived patient whose visit is complete; it is derived, never stored. */
export const APPOINTMENT_STATUSES = ['booked', 'arrived', 'seen', 'no-show', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const APPOINTMENT_STATUS_LABELS = {
  booked: 'Booked',
  arrived: 'Arrived',
  seen: 'Seen',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
} as const satisfies Record<AppointmentStatus, string>;

export const APPOINTMENT_TRANSITIONS = {
  'check-in': { from: ['booked'], to: 'arrived', label: 'Check in' },
  move: { from: ['booked'], to: 'booked', label: 'Move' },
  'no-show': { from: ['booked'], to: 'no-show', label: 'No-show' },
  cancel: { from: ['booked'], to: 'cancelled', label: 'Cancel' },
  restore: { from: ['arrived', 'no-show', 'cancelled'], to: 'booked', label: 'Book again' },
} as const satisfies TransitionTable<AppointmentStatus>;
export type AppointmentAction = keyof typeof APPOINTMENT_TRANSITIONS;
