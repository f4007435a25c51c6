import { Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { formatMoney } from '#contract/kernel/money.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { usePaymentModes } from '#web/payments/index.ts';
import { FormMessage } from '#web/ui/form-message.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { AddItems } from './add-items.tsx';
import { type BillDraft, billInput, problemOf, totalsOf, withItem } from './bill-draft.ts';
import { BillTotals } from './bill-totals.tsx';
import type { BillingState } from './billing-state.ts';
import { DraftItems } from './draft-items.tsx';
import { billMade } from './no-bill-notice.ts';
import { PaymentModeField } from './payment-mode-field.tsx';

type CreateBillFormProps = { state: BillingState; first: BillDraft };

/** Sends the draft, and shows the bill in place of the form when it is made. */
function useSendBill(state: BillingState) {
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(createBill, { invalidates: [listQueue] });
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useSingleFlight(async (draft: BillDraft) => {
    const problem = problemOf(draft);
    setError(problem);
    if (problem) return;
    try {
      const bill = await mutateAsync({ body: billInput(draft, state) });
      billMade();
      if (bill.status === 'paid') toast.success(M.paid);
      const { patientId, patientName, queueId } = state;
      const payNow = bill.status === 'pending';
      const made = { patientId, patientName, queueId, billId: bill.id, payNow };
      await navigate(ADDRESSES.billing, { replace: true, state: made });
      // Pending until the bill is drawn: a second click now would make another one.
      await new Promise(() => undefined);
    } catch (refused) {
      const said = refused instanceof ApiError && serverMessage(refused.body);
      const failed = draft.mode === 'online' ? M.createPendingFailed : M.processFailed;
      setError(said ? `${failed}: ${said}` : failed);
    }
  });
  return { send: run, pending, error, forget: () => setError(null) };
}

/** Items, discount and how it is paid, sent once. */
export function CreateBillForm({ state, first }: CreateBillFormProps) {
  const [draft, setDraft] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const { send, pending, error, forget } = useSendBill(state);
  const { subtotal, discount, total } = totalsOf(draft);
  const modes = usePaymentModes();
  const verb = draft.mode === 'online' ? 'Pay online:' : 'Receive';
  const change = (changes: Partial<BillDraft>): void => {
    forget();
    setDraft({ ...draft, ...changes });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(draft);
  };
  useShortcut('mod+enter', {
    description: 'Make the bill',
    onPress: () => form.current?.requestSubmit(),
  });

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <DraftItems items={draft.items} onChange={(items) => change({ items })} />
        <AddItems items={draft.items} onAdd={(item) => change(withItem(draft, item))} />
        <TextInput
          label="Discount (%)"
          inputMode="decimal"
          autoComplete="off"
          w={150}
          value={draft.discount}
          onChange={({ currentTarget: { value } }) => change({ discount: value })}
        />
        <BillTotals
          rows={[
            ['Subtotal', subtotal],
            ['Discount', discount],
            ['Total', total],
          ]}
        />
        <PaymentModeField modes={modes} value={draft.mode} onChange={(mode) => change({ mode })} />
        <FormMessage error={error} />
        <Group>
          <SubmitButton pending={pending}>{`${verb} ${formatMoney(total)}`}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
