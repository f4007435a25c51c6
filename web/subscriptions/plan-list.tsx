import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { SUBSCRIPTION_MESSAGES } from '#contract/subscriptions/subscriptions.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { planColumns } from './plan-columns.tsx';
import type { PlanOffer } from './plan-offer.ts';

/** The plans of a kind, with Edit and Deactivate (specification 2, section 2). */
export function PlanList({ offer }: { offer: PlanOffer }) {
  const { titles, texts, addresses } = offer;
  const plans = offer.usePlans();
  const end = offer.useDeactivate();
  const confirm = useConfirm();

  const deactivate = async ({ id, name }: Plan): Promise<void> => {
    const yes = await confirm({
      title: `Deactivate “${name}”?`,
      message: SUBSCRIPTION_MESSAGES.confirmDeactivate,
      confirmLabel: 'Deactivate',
      danger: true,
    });
    if (!yes) return;
    try {
      toast.success((await end(id)).message);
    } catch (refused) {
      toast.error(saidOr(refused, texts.deactivateFailed));
    }
  };

  return (
    <>
      <PageHeader title={titles.list} actions={<AddButton to={addresses.add} />} />
      <DataTable
        label="Subscription plans"
        columns={planColumns({
          editPath: addresses.edit,
          onDeactivate: (plan) => void deactivate(plan),
        })}
        rows={plans.data}
        rowKey={({ id }) => id}
        empty={{ title: texts.noPlans, action: <AddButton to={addresses.add} /> }}
        error={plans.error ? saidOr(plans.error, texts.fetchFailed) : undefined}
        onRetry={() => void plans.refetch()}
      />
    </>
  );
}

function AddButton({ to }: { to: string }) {
  return (
    <Button component={Link} to={to}>
      Add New Plan
    </Button>
  );
}
