import { useNavigate } from 'react-router';
import {
  admitPatient,
  dischargePatient,
  getActiveBill,
  listAdmissions,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { formatDateTime } from '#contract/kernel/dates.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/use-api.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { admissionBillPath } from './admission-links.ts';

function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_reply';
}

/** What the server said, or that it cannot be reached; else the catalogue's words. */
function saidOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? fallback);
}

/** Admits, discharges and leads to the bill, one at a time; the answer of each is a message. */
export function useAdmissionActions(patient: RegisteredPatient) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const admitting = useApiMutation(admitPatient);
  const discharging = useApiMutation(dischargePatient);
  const { id, name } = patient;
  const input = { params: { id } };
  // After a refusal too: a colleague may have been first.
  const readAgain = () => invalidate(getPatient, listAdmissions, listPatients);

  const openBillPage = async (billId: string): Promise<void> => {
    await navigate(admissionBillPath(id, billId));
    // Busy until the bill is drawn: the second click of a double click would do it once more.
    await new Promise(() => undefined);
  };

  const admit = async (): Promise<void> => {
    try {
      const { bill } = await admitting.mutateAsync(input);
      void readAgain();
      await openBillPage(bill.id);
    } catch (error) {
      toast.error(isUnreadable(error) ? M.admittedWithoutBill : saidOf(error, M.admitFailed));
      await readAgain();
    }
  };

  const discharge = async (): Promise<void> => {
    const since = patient.admission_date && formatDateTime(patient.admission_date);
    const isSure = await confirm({
      title: `Discharge ${name}?`,
      message: `Token ${patient.token}, admitted ${since}. The stay ends now and cannot be begun again.`,
      confirmLabel: 'Discharge',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await discharging.mutateAsync(input);
      toast.success(message);
    } catch (error) {
      toast.error(saidOf(error, M.dischargeFailed));
    }
    await readAgain();
  };

  const openBill = async (): Promise<void> => {
    try {
      const bill = await callApi(getActiveBill, { ...input, query: { type: 'admission' } });
      await openBillPage(bill.id);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      const message = isGone ? M.noActiveBill : saidOf(error, M.fetchBillFailed);
      toast.error(isUnreadable(error) ? M.noBillId : message);
      await readAgain();
    }
  };

  const flight = useSingleFlight((action: () => Promise<void>) => action());
  return {
    admit: () => flight.run(admit),
    discharge: () => flight.run(discharge),
    openBill: () => flight.run(openBill),
    isBusy: flight.pending,
  };
}
