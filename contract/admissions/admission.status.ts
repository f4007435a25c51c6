import type { TransitionTable } from '../kernel/transitions.ts';

export const ADMISSION_STATUSES = ['not_admitted', 'admitted', 'discharged'] as const;
export type AdmissionStatus = (typeof ADMISSION_STATUSES)[number];

export const ADMISSION_STATUS_LABELS = {
  not_admitted: 'Not admitted',
  admitted: 'Admitted',
  discharged: 'Discharged',
} as const satisfies Record<AdmissionStatus, string>;

/**
 * Allowed actions (specification 1, section 4). Admit stays disabled after a discharge; a second
 * stay needs a reason and gets its own bill.
 */
export const ADMISSION_TRANSITIONS = {
  admit: { from: ['not_admitted'], to: 'admitted', label: 'Admit' },
  discharge: { from: ['admitted'], to: 'discharged', label: 'Discharge' },
  beginStay: { from: ['discharged'], to: 'admitted', label: 'New stay' },
} as const satisfies TransitionTable<AdmissionStatus>;

/** The admission status, derived from the two dates of the latest stay. */
export function admissionStatus(stay: {
  admission_date: unknown;
  discharge_date: unknown;
}): AdmissionStatus {
  if (stay.admission_date === null) return 'not_admitted';
  return stay.discharge_date === null ? 'admitted' : 'discharged';
}
