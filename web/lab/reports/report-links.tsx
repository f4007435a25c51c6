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

/** The two addresses of the report form. */
export type ReportAddress = typeof ADDRESSES.enterLabReport | typeof ADDRESSES.labReport;

type EnterReportLinkProps = { order: LabOrder; address?: ReportAddress | undefined };

/** Links to the report form, while a report can be entered and for people who may. */
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

/** Links to an order's report, if it has one or its status allows one. */
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
