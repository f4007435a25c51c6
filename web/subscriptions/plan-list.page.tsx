import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Plan } from '#contract/subscriptions/plan.ts';
import {
  deactivatePlan,
  getPlan,
  listPlans,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useApi, useApiMutation } from '#web/lib/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { planColumns } from './plan-columns.tsx';
import { saidOr } from './said-or.ts';

/** The plans that the clinic offers its patients (specification 2, section 2). */
export function PlanListPage() {
  const plans = useApi(listPlans, {}, { live: true });
  const confirm = useConfirm();
  const end = useApiMutation(deactivatePlan, { invalidates: [listPlans, getPlan] });

  const deactivate = async ({ id, name }: Plan): Promise<void> => {
    const yes = await confirm({
      title: `Deactivate “${name}”?`,
      message: M.confirmDeactivate,
      confirmLabel: 'Deactivate',
      danger: true,
    });
    if (!yes) return;
    try {
      toast.success((await end.mutateAsync({ params: { id } })).message);
    } catch (refused) {
      toast.error(saidOr(refused, M.deactivateFailed));
    }
  };

  return (
    <>
      <PageHeader title="Patient Subscription Plans" actions={<AddButton />} />
      <DataTable
        label="Subscription plans"
        columns={planColumns((plan) => void deactivate(plan))}
        rows={plans.data}
        rowKey={({ id }) => id}
        empty={{ title: M.noPlans, action: <AddButton /> }}
        error={plans.error ? saidOr(plans.error, M.fetchFailed) : undefined}
        onRetry={() => void plans.refetch()}
      />
    </>
  );
}

function AddButton() {
  return (
    <Button component={Link} to={ADDRESSES.addPlan}>
      Add New Plan
    </Button>
  );
}
