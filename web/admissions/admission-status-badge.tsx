import {
  ADMISSION_STATUS_LABELS,
  type AdmissionStatus,
} from '#contract/admissions/admission.status.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  not_admitted: 'neutral',
  admitted: 'active',
  discharged: 'done',
} as const satisfies Record<AdmissionStatus, StatusMeaning>;

export function AdmissionStatusBadge({ status }: { status: AdmissionStatus }) {
  return <StatusBadge meaning={MEANINGS[status]}>{ADMISSION_STATUS_LABELS[status]}</StatusBadge>;
}
