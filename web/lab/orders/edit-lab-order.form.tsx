import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { inRupees } from '#contract/kernel/numbers/money.ts';
import { LAB_MESSAGES as M, saveLabOrderFailed } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_STATUS_LABELS, LAB_ORDER_STATUSES } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import {
  listLabOrders,
  listPatientLabOrders,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { RefundModeField } from '#web/billing/index.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import {
  changesOf,
  findLabEdit,
  forgetLabEdit,
  keepLabEdit,
  takeLabEdit,
} from '../kept-lab-edit.ts';
import { type OrderedTest, OrderedTests } from './ordered-tests.tsx';

const STATUSES = LAB_ORDER_STATUSES.map((value) => ({
  value,
  label: LAB_ORDER_STATUS_LABELS[value],
}));

/** The test ids, in printing order. */
const idsOf = (tests: readonly OrderedTest[]) => tests.map(({ id }) => id).join();

type EditLabOrderFormProps = {
  order: LabOrder;
  /** False for a form that opened by itself. */
  autoFocus: boolean;
  onClose: () => void;
};

/** The edited tests and status, kept on this device until they are saved or cancelled. */
function useKeptLabEdit(order: LabOrder, onClose: () => void) {
  // The order when the form opened: a colleague's later change does not count as an edit.
  const [first] = useState(order);
  const [found] = useState(() => findLabEdit(order));
  const [tests, setTests] = useState<readonly OrderedTest[]>(found?.value.tests ?? first.tests);
  const [status, setStatus] = useState(found?.value.status ?? first.status);
  useEffect(() => keepLabEdit(first, { tests: [...tests], status }), [first, tests, status]);
  useEffect(() => {
    if (found) takeLabEdit(first.id, found.from);
  }, [first.id, found]);
  const close = (): void => {
    forgetLabEdit(first.id);
    onClose();
  };
  const [restored] = useState(found && changesOf(first, found.value));
  return { first, tests, setTests, status, setStatus, restored, close };
}

/**
 * Edits an order in place: its tests, and any of the eight statuses (specification 2, section 4). Only edited fields
 * are sent. The list opens one form at a time.
 */
export function EditLabOrderForm({ order, autoFocus, onClose }: EditLabOrderFormProps) {
  const edit = useKeptLabEdit(order, onClose);
  const { first, tests, setTests, status, setStatus, restored, close } = edit;
  const [refundMode, setRefundMode] = useState<RefundMode>('as_paid');
  const [failure, setFailure] = useState<string | null>(null);
  const save = useApiMutation(overrideLabOrder, {
    invalidates: [listPatientLabOrders, listLabOrders],
  });
  const paysBack = status === 'cancelled' && status !== first.status && order.billId !== null;
  const { run, pending } = useSingleFlight(async () => {
    setFailure(tests.length === 0 ? M.testRequired : null);
    if (tests.length === 0) return;
    try {
      const sent = tests.map(({ id, name, price }) => ({ id, name, price: inRupees(price) }));
      const body = {
        ...(idsOf(tests) !== idsOf(first.tests) && { tests: sent }),
        ...(status !== first.status && { status }),
        ...(paysBack && { refundMode }),
      };
      if (Object.keys(body).length > 0) {
        await save.mutateAsync({ params: { id: order.id }, body });
      }
      close();
    } catch (error) {
      setFailure(saveLabOrderFailed(messageOf(error)));
    }
  });

  return (
    <form
      noValidate
      aria-label={`Edit lab order ${order.serialNumber}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm" maw={640}>
        {restored && (
          <AlertBanner tone="warning">{[M.editRestored, ...restored].join(' ')}</AlertBanner>
        )}
        <FormMessage error={failure} />
        <OrderedTests tests={tests} onChange={setTests} autoFocus={autoFocus} />
        <NativeSelect
          label="Status"
          data={STATUSES}
          value={status}
          onChange={({ currentTarget: { value } }) =>
            setStatus(LAB_ORDER_STATUSES.find((one) => one === value) ?? status)
          }
        />
        {paysBack && <RefundModeField value={refundMode} onChange={setRefundMode} />}
        <Group gap="xs">
          <SubmitButton pending={pending}>Save lab order</SubmitButton>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
