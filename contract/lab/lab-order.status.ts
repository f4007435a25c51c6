import type { TransitionTable } from '../kernel/transitions.ts';

export const LAB_ORDER_STATUSES = [
  'pending',
  'billed',
  'collected',
  'processing',
  'report_ready',
  'reported',
  'completed',
  'cancelled',
] as const;
export type LabOrderStatus = (typeof LAB_ORDER_STATUSES)[number];

/** A billed order waits for its sample (specification 2, section 4). */
export const LAB_ORDER_STATUS_LABELS = {
  pending: 'Billing Pending',
  billed: 'Sample Pending',
  collected: 'Sample Collected',
  processing: 'Processing',
  report_ready: 'Report Ready',
  reported: 'Reported',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<LabOrderStatus, string>;

/**
 * The steps of an order through the lab. An order with a report keeps its status until the report
 * is deleted; the database enforces that, not this table.
 */
export const LAB_ORDER_TRANSITIONS = {
  bill: { from: ['pending'], to: 'billed', label: 'Bill' },
  collect: { from: ['billed'], to: 'collected', label: 'Collect' },
  process: { from: ['collected'], to: 'processing', label: 'Process' },
  ready: { from: ['processing'], to: 'report_ready', label: 'Report Ready' },
  report: { from: ['processing'], to: 'reported', label: 'Reported' },
  complete: { from: ['report_ready', 'reported'], to: 'completed', label: 'Complete' },
  cancel: {
    from: ['pending', 'billed', 'collected', 'processing', 'report_ready', 'reported'],
    to: 'cancelled',
    label: 'Cancel order',
  },
} as const satisfies TransitionTable<LabOrderStatus>;
export type LabOrderAction = keyof typeof LAB_ORDER_TRANSITIONS;

/** Statuses in which a report is entered or amended (specification 2, section 4). */
export const REPORTABLE = [
  'processing',
  'report_ready',
  'reported',
] as const satisfies readonly LabOrderStatus[];

/** Statuses in which a report can be viewed (specification 2, section 4). */
export const VIEWABLE = [
  'completed',
  'report_ready',
  'reported',
] as const satisfies readonly LabOrderStatus[];
