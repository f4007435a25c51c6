import { useState } from 'react';
import { z } from 'zod';
import { type BillRequest, isConsultation } from '#contract/billing/bill-request.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { keptUntilLeft } from '#web/lib/session/kept-until-left.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useBilledVisit } from './use-billed-visit.ts';
import { billName } from './use-kept-bill.ts';

const NOT_FOUND = 404;

const useKeptDoctor = keptUntilLeft(z.string());

/**
 * The visit and the doctor of a bill. A consultation that was opened without a doctor, from the general queue, gets
 * the visit's, or the clinic's only one: the fee and the follow-up are the doctor's. Only reception changes
 * the doctor after that: the call of another one replaces nothing. Reception's choice is kept as the bill is.
 */
export function useBillDoctor(request: BillRequest) {
  const { kept: chosen, keep: choose, drop } = useKeptDoctor(`doctor.${billName(request)}`);
  const [first, setFirst] = useState<string | null>(null);
  const { role } = useCurrentUser();
  const visit = useBilledVisit(request.visitId);
  const [assigned, setAssigned] = useState<string | null>();
  if (assigned === undefined && visit.data) setAssigned(visit.data.doctor_id);
  const isOpen = isConsultation(request) && Boolean(request.visitId) && !request.doctorId;
  const enabled = isOpen && mayCall(listStaff, role);
  const query = { may: 'consulting.see-patients', active: 'true' } as const;
  const { data: doctors, isPending } = useApi(listStaff, { query }, { enabled });
  const only = doctors?.length === 1 ? doctors[0]?.id : undefined;
  const isUnknown = isOpen && (visit.isPending || (enabled && isPending));
  if (isOpen && first === null && !isUnknown) setFirst(visit.data?.doctor_id ?? only ?? '');
  const found = chosen ?? first ?? request.doctorId ?? '';
  return {
    visit: visit.data,
    /** The visit was undone or cancelled. A dropped draft is not found. */
    isGone:
      isConsultation(request) &&
      (visit.data?.status === 'cancelled' || visit.error?.status === NOT_FOUND),
    /** The doctor whom the visit had when the bill was opened. */
    assigned,
    isPending: isUnknown,
    request: found === '' ? request : { ...request, doctorId: found },
    choice: isOpen && doctors && doctors.length > 0 ? { doctors, doctorId: found, choose } : null,
    choose,
    drop,
  };
}

/** The doctor who is chosen for a bill, and how. */
export type DoctorChoice = NonNullable<ReturnType<typeof useBillDoctor>['choice']>;
