import { Button } from '@mantine/core';
import { updateLabStatusFailed } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_TRANSITIONS } from '#contract/lab/lab-order.status.ts';
import { moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { listWorklist } from '#contract/lab/worklist/worklist.endpoints.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Takes a collected sample into process; its receipt is on the report. */
export function ReceiveButton({ order }: { order: WorklistOrder }) {
  const { to: status, label } = LAB_ORDER_TRANSITIONS.process;
  const { mutateAsync } = useApiMutation(moveLabOrder, { invalidates: [listWorklist] });
  const { run, pending } = useSingleFlight(async () => {
    try {
      await mutateAsync({ params: { id: order.id }, body: { status } });
    } catch (error) {
      toast.error(updateLabStatusFailed(messageOf(error)));
    }
  });
  return (
    <Button
      size="compact-md"
      variant="default"
      aria-busy={pending || undefined}
      aria-label={`${label} ${order.Patient.name}, lab token ${order.lab_token_number}`}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
