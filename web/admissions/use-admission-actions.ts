import { useNavigate } from 'react-router';
import {
  admitPatient,
  beginStay,
  dischargePatient,
  getActiveBill,
  listAdmissions,
  listInPatients,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import {
  ADMISSION_MESSAGES as M,
  owedAtDischarge,
} from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { type RefundAnswer, readPayBack } from '#web/billing/index.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { admissionBillPath, manageAdmissionPath, summaryPath } from './admission-links.ts';
import { dischargeText } from './discharge-text.ts';
import { knownNotes, type StayNotes } from './stay-notes.fields.tsx';

function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_reply';
}

/** The server's message, or that it cannot be reached; otherwise the catalogue's text. */
function saidOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? fallback);
}

/** Why the active bill could not be opened. */
function noBillText(error: unknown): string {
  if (isUnreadable(error)) return M.noBillId;
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? M.noActiveBill : saidOf(error, M.fetchBillFailed);
}

/** After an error too: a colleague may have acted first. */
const readAgain = () =>
  invalidate(getPatient, listAdmissions, listInPatients, listPatients, getBill);

/** Undoes an admission. Also called from other pages, so the message links to the patient. */
async function sendUndo(patientId: string, query: RefundAnswer = {}): Promise<void> {
  withdrawToasts(patientId);
  try {
    const { message, bill } = await callApi(undoAdmission, { params: { id: patientId }, query });
    const back = query.refundMode ? await readPayBack(bill.id) : '';
    if (back) toast.info(`${message} ${back}`, { stays: true });
    else toast.success(message);
  } catch (error) {
    toast.error(saidOf(error, M.undoFailed));
  }
  await readAgain();
}

const newStay = (notes: StayNotes) => ({ ...knownNotes(notes), reason: notes.reason });

type Offers = { readonly onPay: () => void; readonly onPapers: (() => void) | undefined };

/** Says that the patient has left and what is owed, and offers the papers. */
async function sayDischarged(
  { message, calculated, refund, bill }: EndpointReply<typeof dischargePatient>,
  { onPay, onPapers }: Offers,
): Promise<void> {
  const also = onPapers && { also: { label: 'Print papers', onPress: onPapers } };
  if (calculated && calculated.balance > 0) {
    toast.info(`${message} ${owedAtDischarge(formatMoney(calculated.balance))}`, {
      action: { label: 'Pay bill', onPress: onPay },
      ...also,
    });
    return;
  }
  const back = refund ? await readPayBack(bill.id) : '';
  toast.success(dischargeText(message, refund, back), { ...also, stays: back !== '' });
}

/** Admits, discharges and opens the bill, one call at a time; each call's result is shown as a message. */
export function useAdmissionActions({ id }: RegisteredPatient) {
  const navigate = useNavigate();
  const admitting = useApiMutation(admitPatient);
  const beginning = useApiMutation(beginStay);
  const discharging = useApiMutation(dischargePatient);
  const input = { params: { id } };

  const openBillPage = async (billId: string): Promise<void> => {
    await navigate(admissionBillPath(id, billId));
    // Stays busy until the bill is shown, so a double click does not repeat the action.
    await keepPending();
  };

  /** Opens a stay by either endpoint, then shows its bill. */
  const open = async (
    send: () => Promise<{ message: string; bill: { id: string } }>,
    failed: string,
  ): Promise<void> => {
    try {
      const { message, bill } = await send();
      void readAgain();
      const onPress = () => {
        void navigate(manageAdmissionPath(id));
        void sendUndo(id);
      };
      toast.success(message, { about: id, action: { label: 'Undo', onPress } });
      await openBillPage(bill.id);
    } catch (error) {
      toast.error(isUnreadable(error) ? M.admittedWithoutBill : saidOf(error, failed));
      await readAgain();
    }
  };

  const discharge = async (stayId?: string, refundMode?: RefundMode): Promise<void> => {
    try {
      const body = refundMode && { refundMode };
      const reply = await discharging.mutateAsync({ ...input, ...(body && { body }) });
      withdrawToasts(id);
      const go = (path: string) => () => void navigate(path);
      await sayDischarged(reply, {
        onPay: go(admissionBillPath(id, reply.bill.id)),
        // What the patient takes home: the summary and the bill, on one page.
        onPapers: stayId === undefined ? undefined : go(summaryPath(id, stayId)),
      });
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
      toast.error(noBillText(error));
      await readAgain();
    }
  };

  const { run, pending } = useSingleFlight((action: () => Promise<void>) => action());
  return {
    admit: (notes: StayNotes) =>
      run(() =>
        open(() => admitting.mutateAsync({ ...input, body: knownNotes(notes) }), M.admitFailed),
      ),
    beginStay: (notes: StayNotes) =>
      run(() =>
        open(() => beginning.mutateAsync({ ...input, body: newStay(notes) }), M.newStayFailed),
      ),
    undo: (answer: RefundAnswer) => run(() => sendUndo(id, answer)),
    discharge: (stayId?: string, refundMode?: RefundMode) =>
      run(() => discharge(stayId, refundMode)),
    openBill: () => run(openBill),
    isBusy: pending,
  };
}
