import { useState } from 'react';
import { type BillRequest, isConsultation } from '#contract/billing/bill-request.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useBilledVisit } from './use-billed-visit.ts';

/**
 * The visit and the doctor of a bill. A consultation that was opened without a doctor, from the general queue, gets
 * the visit's, or the clinic's only one, until another one is chosen: the fee and the follow-up are the doctor's.
 */
export function useBillDoctor(request: BillRequest) {
  const [chosen, choose] = useState<string | null>(null);
  const { role } = useCurrentUser();
  const visit = useBilledVisit(request.queueId);
  const isOpen = isConsultation(request) && Boolean(request.queueId) && !request.doctorId;
  const enabled = isOpen && mayCall(listStaff, role);
  const query = { role: 'doctor', active: 'true' } as const;
  const { data: doctors, isPending } = useApi(listStaff, { query }, { enabled });
  const only = doctors?.length === 1 ? doctors[0]?.id : undefined;
  const found = chosen ?? visit.data?.doctor_id ?? only ?? '';
  return {
    visit: visit.data,
    isPending: isOpen && (visit.isPending || (enabled && isPending)),
    request: isOpen && found !== '' ? { ...request, doctorId: found } : request,
    choice: isOpen && doctors && doctors.length > 0 ? { doctors, doctorId: found, choose } : null,
  };
}

/** The doctor who is chosen for a bill, and how. */
export type DoctorChoice = NonNullable<ReturnType<typeof useBillDoctor>['choice']>;
