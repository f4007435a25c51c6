import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { REPORTABLE, VIEWABLE } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { submitLabReport } from '#contract/lab/lab-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

const LOOK = { size: 'compact-md', variant: 'default' } as const;

function nameOf({ Patient: { name }, lab_token_number: token }: LabOrder): string {
  return `${name}, lab token ${token}`;
}

/** A report is entered at either. */
export type ReportAddress = typeof ADDRESSES.enterLabReport | typeof ADDRESSES.labReport;

type EnterReportLinkProps = { order: LabOrder; address?: ReportAddress | undefined };

/** Leads to the entry of an order's report, while one can be entered and by whoever may. */
export function EnterReportLink({
  order,
  address = ADDRESSES.enterLabReport,
}: EnterReportLinkProps) {
  const { role } = useCurrentUser();
  const isOpen = REPORTABLE.some((status) => status === order.status);
  if (!isOpen || !mayCall(submitLabReport, role)) return null;
  return (
    <Button
      {...LOOK}
      component={Link}
      aria-label={`Enter Report of ${nameOf(order)}`}
      to={pathTo(address, { orderId: order.id })}
    >
      Enter Report
    </Button>
  );
}

/** Leads to an order's report: from the status on in which it can have one, and to one that it has. */
export function ViewReportLink({ order }: { order: LabOrder }) {
  const isOver = VIEWABLE.some((status) => status === order.status);
  if (!isOver && order.reportId === null) return null;
  return (
    <Button
      {...LOOK}
      component={Link}
      aria-label={`View report of ${nameOf(order)}`}
      to={pathTo(ADDRESSES.viewLabReport, { orderId: order.id })}
    >
      View
    </Button>
  );
}
