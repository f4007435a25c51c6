import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import {
  PHARMACY_ORDER_MESSAGES as M,
  returnFailed,
  returnNotProcessed,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import { isReturnable } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { returnPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { RefundModeField, readPayBack } from '#web/billing/index.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { NO_MEDICATIONS } from './medications.ts';
import { type DetailsLine, orderDetailsColumns } from './order-details-columns.tsx';
import { rereadOrders } from './reread-orders.ts';
import { clampReturn, isAboveRest, type ReturnQuantities, refundFor } from './return-quantities.ts';

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messageOf(error);
  return serverMessage(error.body) ?? returnNotProcessed(error.statusText || String(error.status));
}

/** The lines of an order; a billed one can take returns (specification 2, section 2). */
export function OrderMedications({ order }: { order: PharmacyOrderDetails }) {
  const { role } = useCurrentUser();
  if (order.medications.length === 0) return null;
  const mayReturn = isReturnable(order.status) && mayCall(returnPharmacyOrder, role);
  return mayReturn ? <Returns order={order} /> : <Lines order={order} />;
}

function Lines({ order }: { order: PharmacyOrderDetails }) {
  return (
    <DataTable
      label="Medications"
      columns={orderDetailsColumns(order, null)}
      rows={order.medications}
      rowKey={({ drug_id }) => drug_id}
      empty={NO_MEDICATIONS}
    />
  );
}

/** The typed quantities, and the drugs with one above the rest. */
function useTypedReturns() {
  const [quantities, setQuantities] = useState<ReturnQuantities>({});
  const [above, setAbove] = useState<readonly string[]>([]);
  const type = (line: DetailsLine, typed: string): void => {
    const { drug_id: id } = line;
    setQuantities({ ...quantities, [id]: clampReturn(line, typed) });
    const others = above.filter((other) => other !== id);
    setAbove(isAboveRest(line, typed) ? [...others, id] : others);
  };
  const clear = (): void => {
    setQuantities({});
    setAbove([]);
  };
  return { quantities, above, type, clear };
}

function Returns({ order }: { order: PharmacyOrderDetails }) {
  const { id, medications, bill } = order;
  const { quantities, above, type, clear } = useTypedReturns();
  const [refundMode, setRefundMode] = useState<RefundMode>('as_paid');
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(returnPharmacyOrder);
  // Clamped again: a colleague may have recorded a return meanwhile.
  const wanted = Object.fromEntries(
    medications.map((line) => [
      line.drug_id,
      clampReturn(line, String(quantities[line.drug_id] ?? 0)),
    ]),
  );
  const { credit, refund } = refundFor(order, wanted);

  const { run, pending } = useSingleFlight(async () => {
    const lines = medications.filter(({ drug_id }) => (wanted[drug_id] ?? 0) > 0);
    setError(lines.length === 0 ? M.nothingReturned : null);
    if (lines.length === 0) return;
    const itemsToReturn = lines.map(({ drug_id, name, quantity }) => ({
      drug_id,
      name,
      quantity,
      returnQuantity: wanted[drug_id] ?? 0,
    }));
    try {
      const body = { itemsToReturn, refundMode };
      const { message, refund: owed } = await mutateAsync({ params: { id }, body });
      clear();
      setRefundMode('as_paid');
      toast.success(message);
      const back = owed > 0 && order.billId !== null ? await readPayBack(order.billId) : '';
      if (back) toast.info(back, { stays: true });
    } catch (refused) {
      toast.error(returnFailed(saidOf(refused)));
    }
    await Promise.all([rereadOrders(), invalidate(getBill)]);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm">
        <DataTable
          label="Medications"
          columns={orderDetailsColumns(order, {
            quantities: wanted,
            above,
            onChange: type,
          })}
          rows={medications}
          rowKey={({ drug_id }) => drug_id}
          empty={NO_MEDICATIONS}
        />
        <FormMessage error={error} />
        <Group justify="flex-end" align="center" gap="sm">
          {credit > refund && <Lowered by={credit} isUnpaid={bill?.totalPaid === 0} />}
          {refund > 0 && <RefundModeField value={refundMode} onChange={setRefundMode} />}
          <Text fw={600} className="ui-tabular" role="status">
            Total Refund: {formatMoney(refund)}
          </Text>
          <SubmitButton pending={pending} variant="default">
            Process Return
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

function Lowered({ by, isUnpaid }: { by: Paise; isUnpaid: boolean }) {
  return (
    <Text c="dimmed">
      {isUnpaid ? 'Not paid yet' : 'Not paid in full'}: the bill is lowered by {formatMoney(by)}.
    </Text>
  );
}
