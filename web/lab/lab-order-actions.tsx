import { Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { LAB_ORDER_TRANSITIONS, type LabOrderAction } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { pressOnce } from '#web/ui/press-once.ts';
import { EnterReportLink, ViewReportLink } from './report-links.tsx';

export type LabOrderWork = {
  readonly take: (order: LabOrder, action: LabOrderAction) => void;
  /** Asks first. */
  readonly cancel: (order: LabOrder) => void;
  readonly openBill: (order: LabOrder) => void;
  readonly printLabels: (order: LabOrder) => void;
  readonly isMoving: (orderId: string) => boolean;
};

const STEPS = ['bill', 'collect', 'process', 'complete'] as const satisfies LabOrderAction[];

/** What can be done with an order as buttons, the next step last (specification 1, section 4). */
export function LabOrderActions({ order, work }: { order: LabOrder; work: LabOrderWork }) {
  const isMoving = work.isMoving(order.id);
  const allowed = allowedActions(LAB_ORDER_TRANSITIONS, order.status);
  const step = STEPS.find((action) => allowed.includes(action));
  // Not `disabled`, which would drop the focus.
  const busy = isMoving ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
  const of = `${order.Patient.name}, lab token ${order.lab_token_number}`;

  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {/* Left before the bill was made, or with a bill that is still to be paid. */}
      {order.status === 'billed' && (
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={`Open bill of ${of}`}
          onClick={() => work.openBill(order)}
        >
          Open bill
        </Button>
      )}
      {(order.status === 'billed' || order.status === 'collected') && (
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={`Print labels of ${of}`}
          onClick={() => work.printLabels(order)}
        >
          Labels
        </Button>
      )}
      <EnterReportLink order={order} />
      <ViewReportLink order={order} />
      {/* What has a report is not cancelled before that is deleted. */}
      {allowed.includes('cancel') && order.reportId === null && (
        <Button
          {...busy}
          size="compact-md"
          variant="subtle"
          color="red"
          aria-label={`Cancel order of ${of}`}
          onClick={() => !isMoving && work.cancel(order)}
        >
          {LAB_ORDER_TRANSITIONS.cancel.label}
        </Button>
      )}
      {step && (
        <Button
          {...busy}
          size="compact-md"
          variant="default"
          aria-label={`${LAB_ORDER_TRANSITIONS[step].label} ${of}`}
          onKeyDown={pressOnce}
          onClick={(event: MouseEvent) => {
            // The second click of a double click would press the step that comes next.
            if (!isMoving && event.detail < 2) work.take(order, step);
          }}
        >
          {LAB_ORDER_TRANSITIONS[step].label}
        </Button>
      )}
    </Group>
  );
}
