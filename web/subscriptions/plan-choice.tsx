import './plan-choice.css';
import { Radio, Text } from '@mantine/core';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { billingCycle } from '#contract/subscriptions/plan-term.rules.ts';

type PlanChoiceProps = {
  plans: readonly Plan[];
  value: string | null;
  onChange: (planId: string) => void;
  error?: string | null;
};

/** A card per plan; one can be chosen. */
export function PlanChoice({ plans, value, onChange, error }: PlanChoiceProps) {
  return (
    <Radio.Group label="Subscription plan" value={value} onChange={onChange} error={error}>
      <div className="plan-choice">
        {plans.map((plan) => (
          <Radio.Card
            key={plan.id}
            value={plan.id}
            className="plan-card"
            aria-label={`${plan.name}, ${formatMoney(plan.price)}, ${billingCycle(plan)}`}
          >
            <Radio.Indicator />
            <span className="plan-card-name">{plan.name}</span>
            <span className="ui-tabular">
              {formatMoney(plan.price)} · {billingCycle(plan)}
            </span>
            {plan.description && (
              <Text span c="dimmed" fz="xs">
                {plan.description}
              </Text>
            )}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
