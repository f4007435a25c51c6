import type { TransitionTable } from '../kernel/transitions.ts';

export const VISIT_STATUSES = ['waiting', 'consulting', 'seen', 'cancelled'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

export const VISIT_STATUS_LABELS = {
  waiting: 'Waiting',
  consulting: 'Consulting',
  seen: 'Seen',
  cancelled: 'Cancelled',
} as const satisfies Record<VisitStatus, string>;

/** An open visit. */
export const OPEN_VISIT_STATUSES = ['waiting', 'consulting'] as const satisfies VisitStatus[];

/**
 * Allowed actions of a visit (specification 1, section 4). Starting needs an assigned doctor
 * without another running consultation; the database enforces that, not this table.
 */
export const VISIT_TRANSITIONS = {
  assign: { from: ['waiting'], to: 'waiting', label: 'Assign' },
  start: { from: ['waiting'], to: 'consulting', label: 'Start' },
  complete: { from: ['consulting'], to: 'seen', label: 'Complete' },
  cancel: { from: ['waiting', 'consulting'], to: 'cancelled', label: 'Cancel visit' },
} as const satisfies TransitionTable<VisitStatus>;
/** Steps that can be undone shortly afterwards: creating a visit and completing it. */
export const VISIT_UNDOS = {
  join: { from: ['waiting'], to: 'cancelled', label: 'Undo' },
  complete: { from: ['seen'], to: 'consulting', label: 'Undo' },
} as const satisfies TransitionTable<VisitStatus>;
export type UndoneStep = keyof typeof VISIT_UNDOS;
export type VisitAction = keyof typeof VISIT_TRANSITIONS;
