import { Group, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BILL_TYPE_LABELS } from '#contract/billing/bill.status.ts';
import type { Bill } from '#contract/billing/bill.ts';
import {
  type BillRequest,
  type BillRequestInput,
  hasFee,
  isConsultation,
} from '#contract/billing/bill-request.ts';
import { billDue, BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import type { FollowUp } from '#contract/billing/follow-up.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { failedBecause, saidOr } from '#web/lib/api/said-or.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { slipOf } from '#web/token-slip/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { receivedNow } from '../bill/bill-settlement.ts';
import { BillTotals } from '../bill/bill-totals.tsx';
import {
  type BillDraft,
  billInput,
  firstDraft,
  problemOf,
  totalsOf,
  withTyped,
} from './bill-draft.ts';
import { billWithReason } from './discount-reason.ts';
import { atDoctor } from './follow-up/follow-up-draft.ts';
import { FollowUpProposal } from './follow-up/follow-up-proposal.tsx';
import { AddItems, LeftOff } from './items/add-items.tsx';
import { DraftItems } from './items/draft-items.tsx';
import { tellLowered, withLowered } from './lowered-prices.ts';
import { billMade } from './no-bill-notice.ts';
import { SettlementFields } from './settlement-fields.tsx';
import { TakenElsewhere, takenBy } from './taken-elsewhere.tsx';
import { useBillKeys } from './use-bill-keys.ts';
import { useKeptBill } from './use-kept-bill.ts';
import { useRefusedAmount } from './use-refused-amount.ts';
import { WayOn } from './way-on.tsx';

type CreateBillFormProps = {
  request: BillRequest;
  visit: Visit | undefined;
  /** The doctor whom the visit had when the bill was opened. */
  assigned: string | null | undefined;
  /** The patient's number for life. */
  token: number;
  /** The full fee, as text in rupees. */
  fee: string;
  /** The follow-up that the doctor's window grants. */
  followUp: FollowUp | null;
  /** The draft that was typed for another doctor, to be continued. */
  typed: BillDraft | null;
  onTyped: (draft: BillDraft) => void;
  /** Bills another doctor instead. */
  onDoctor: (doctorId: string) => void;
  /** The bill is made, or its order has changed. */
  onOver: () => void;
};

function isOnline({ settlement, mode }: BillDraft): boolean {
  return settlement === 'now' && mode === 'online';
}

/** The message after the bill was created. */
function madeText({ settlement }: BillDraft, bill: Bill): string {
  if (settlement === 'free') return M.waivedFree;
  if (settlement === 'follow_up') return M.waivedFollowUp;
  return bill.status === 'paid' ? M.paid : billDue(formatMoney(bill.calculated.balance));
}

/** The label of the submit button. */
function verbOf(draft: BillDraft, total: Paise): string {
  if (draft.settlement === 'free') return 'Bill as free';
  if (draft.settlement === 'follow_up') return 'Bill as follow-up';
  if (draft.settlement === 'later') return `Bill ${formatMoney(total)} to pay later`;
  const verb = draft.mode === 'online' ? 'Pay online:' : 'Receive';
  return `${verb} ${formatMoney(receivedNow(draft, total))}`;
}

/** Sends the draft, then shows the bill in place of the form. */
function useSendBill(
  request: BillRequest,
  { onOver, onLowered }: { onOver: () => void; onLowered: (draft: BillDraft) => void },
) {
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(createBill, { invalidates: [listQueue] });
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useSingleFlight(async (draft: BillDraft) => {
    const problem = problemOf(draft);
    setError(problem);
    if (problem) return;
    try {
      const input = billInput(draft, request);
      const bill = await billWithReason((given) => mutateAsync({ body: { ...input, ...given } }));
      if (!bill) return;
      billMade();
      tellLowered(input.items, bill);
      onOver();
      const { patientId, patientName, visitId } = request;
      const payNow = isOnline(draft) && bill.status === 'pending';
      if (!payNow) toast.success(madeText(draft, bill), visitId ? slipOf(visitId) : {});
      const made: BillRequestInput = {
        ...{ patientId, patientName, payNow },
        ...{ queueId: visitId, billId: bill.id },
      };
      await navigate(ADDRESSES.billing, { replace: true, state: made });
      // Pending until the bill is shown: a second click would create another one.
      await keepPending();
    } catch (refused) {
      // Opened again, the bill begins with the order's items of then.
      if (saidOr(refused, '') === M.orderChanged) onOver();
      const lowered = withLowered(draft, refused);
      if (lowered) onLowered(lowered);
      void invalidate(getVisit);
      const failed = isOnline(draft) ? M.createPendingFailed : M.processFailed;
      setError(failedBecause(failed, refused));
    }
  });
  return { send: run, pending, error, forget: () => setError(null) };
}

function totalRows({ subtotal, discount, total }: ReturnType<typeof totalsOf>) {
  return [
    ['Subtotal', subtotal],
    ['Discount', discount],
    ['Total', total],
  ] as const;
}

/** The first draft of the request, or what was typed for another doctor at this one's fee. */
function beginDraft({ request, fee, followUp, typed }: CreateBillFormProps): BillDraft {
  if (typed === null) return firstDraft(request, fee, followUp);
  return hasFee(request.items) ? typed : atDoctor(typed, fee, followUp);
}

/** Items, discount and settlement in one request. */
export function CreateBillForm(props: CreateBillFormProps) {
  const { request, token, fee, followUp, typed } = props;
  const taken = takenBy(props);
  const [first] = useState(() => beginDraft(props));
  const { kept, keep, drop } = useKeptBill(request, typed && first);
  const draft = kept ?? first;
  const form = useRef<HTMLFormElement>(null);
  const { send, pending, error, forget } = useSendBill(request, {
    onOver: () => {
      drop();
      props.onOver();
    },
    onLowered: keep,
  });
  const whole = withTyped(draft);
  const totals = totalsOf(whole);
  const { total } = totals;
  const change = (changes: Partial<BillDraft>): void => {
    forget();
    const changed = { ...draft, ...changes };
    keep(changed);
    props.onTyped(changed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(whole);
  };
  useBillKeys(form);
  useRefusedAmount(form, error);

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {followUp && (
          <FollowUpProposal draft={draft} proposed={followUp} fee={fee} onChange={change} />
        )}
        <DraftItems items={draft.items} onChange={(items) => change({ items })} />
        <AddItems draft={draft} onChange={change}>
          <NumberField
            label="Discount (%)"
            w={130}
            value={draft.discount}
            onChange={({ currentTarget: { value } }) => change({ discount: value })}
          />
          <BillTotals rows={totalRows(totals)} />
        </AddItems>
        <SettlementFields
          draft={draft}
          total={total}
          // The bill has no number yet: this tells two payments of one amount apart.
          note={`${patientNo(token)}, ${BILL_TYPE_LABELS[request.billType]}`}
          canBeWaived={isConsultation(request)}
          isRefused={error === M.invalidPayment}
          onChange={change}
        />
        <FormMessage error={error} />
        {taken && (
          <TakenElsewhere
            doctor={taken}
            pending={pending}
            onBill={() => {
              props.onTyped(draft); // One that was kept on the device has been typed, too.
              props.onDoctor(taken.id);
            }}
          />
        )}
        <Group>
          <SubmitButton pending={pending}>{verbOf(draft, total)}</SubmitButton>
          <LeftOff draft={draft} />
          {error && <WayOn request={request} error={error} />}
        </Group>
      </Stack>
    </form>
  );
}
