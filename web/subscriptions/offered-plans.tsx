import { may } from '#contract/kernel/roles.ts';
import './offered-plans.css';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { billingCycle } from '#contract/subscriptions/plan-term.rules.ts';
import {
  fetchPlansFailed,
  START_MESSAGES as M,
} from '#contract/subscriptions/start-subscription.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useIsPhone } from '#web/lib/device/use-media.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { FoldedSection } from '#web/ui/layout/folded-section.tsx';
import { useActivePlans } from './use-start-subscription.ts';

/** The plans list of All Registered Patients (specification 1, section 2). */
export function OfferedPlans() {
  const plans = useActivePlans();
  const isPhone = useIsPhone();
  const mayManage = may(useCurrentUser().role, 'subscriptions.edit-plans');
  if (plans.error && !plans.data) {
    return (
      <Group role="alert" gap="sm" mih={36}>
        <Text c="var(--mantine-color-error)">{fetchPlansFailed(plans.error.status)}</Text>
        <Button variant="default" size="compact-md" onClick={() => void plans.refetch()}>
          Retry
        </Button>
      </Group>
    );
  }
  const list = (
    <ul className="offered-plans" aria-label="Subscription plans">
      {plans.data?.map((plan) => (
        <li key={plan.id}>
          <strong>{plan.name}</strong> <span className="ui-tabular">{formatMoney(plan.price)}</span>{' '}
          · {billingCycle(plan)}
        </li>
      ))}
      {plans.data?.length === 0 && <li>{M.noActivePlans}</li>}
      {plans.data && mayManage && (
        <li>
          <div>
            <Anchor component={Link} to={ADDRESSES.plans}>
              Manage plans
            </Anchor>
          </div>
        </li>
      )}
    </ul>
  );
  // A phone has room for one line above the patients: their number, which unfolds the plans.
  if (!isPhone || !plans.data?.length) return list;
  return (
    <FoldedSection label="Plans" title={`Subscription plans (${plans.data.length})`}>
      {list}
    </FoldedSection>
  );
}
