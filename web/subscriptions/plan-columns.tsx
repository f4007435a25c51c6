import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { PLAN_STATUS_LABELS, type Plan } from '#contract/subscriptions/plan.ts';
import { billingCycle } from '#contract/subscriptions/plan-term.rules.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPencil } from '#web/ui/theme/icons.ts';

type PlanSteps = { editPath: (id: string) => string; onDeactivate: (plan: Plan) => void };

/** Name, Price, Billing Cycle, Status, Actions (specification 2, section 2). */
export function planColumns(steps: PlanSteps): readonly Column<Plan>[] {
  return [
    { key: 'name', header: 'Name', card: 'lead', cell: ({ name }) => name },
    {
      key: 'price',
      header: 'Price (₹)',
      card: 'fact',
      numeric: true,
      cell: ({ price }) => formatMoney(price),
    },
    { key: 'cycle', header: 'Billing Cycle', card: 'fact', cell: billingCycle },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: ({ status }) => (
        <StatusBadge meaning={status === 'active' ? 'done' : 'neutral'}>
          {PLAN_STATUS_LABELS[status]}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      card: 'action',
      cell: (plan) => <PlanActions plan={plan} {...steps} />,
    },
  ];
}

/** Only active plans have Deactivate (section 4). */
function PlanActions({ plan, editPath, onDeactivate }: PlanSteps & { plan: Plan }) {
  const { id, name, status } = plan;
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={editPath(id)}
        variant="default"
        size="compact-md"
        leftSection={<Icon of={IconPencil} size={16} />}
        aria-label={`Edit ${name}`}
      >
        Edit
      </Button>
      {status === 'active' && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Deactivate ${name}`}
          onClick={() => onDeactivate(plan)}
        >
          Deactivate
        </Button>
      )}
    </Group>
  );
}
