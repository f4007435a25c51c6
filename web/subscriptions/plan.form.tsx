import { Textarea, TextInput } from '@mantine/core';
import {
  PLAN_PERIOD_LABELS,
  PLAN_PERIODS,
  PLAN_STATUS_LABELS,
  PLAN_STATUSES,
} from '#contract/subscriptions/plan.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SavingForm } from '#web/ui/form/saving-form.tsx';
import { useSavingForm } from '#web/ui/form/use-saving-form.ts';
import { checkPlan, type PlanFormValues, requiredMessageOf } from './plan-form.values.ts';

/** Specification 2, section 2: messages disappear after 5 s; after saving, the list opens in 2 s. */
const CLEARS_AFTER_MS = 5_000;
const LEADS_ON_AFTER_MS = 2_000;

const PERIODS = PLAN_PERIODS.map((value) => ({ value, label: PLAN_PERIOD_LABELS[value] }));
const STATUSES = PLAN_STATUSES.map((value) => ({ value, label: PLAN_STATUS_LABELS[value] }));

type PlanFormProps = {
  initialValues: PlanFormValues;
  send: (values: PlanFormValues) => Promise<unknown>;
  /** Shown when the server sends no message. */
  failed: string;
  submitLabel: string;
  saved: string;
  /** The list opened after saving. */
  then: string;
};

/** The form of a plan (specification 2, section 5); sends once, then opens the list. */
export function PlanForm({ failed, submitLabel, ...sent }: PlanFormProps) {
  const saving = useSavingForm<PlanFormValues>({
    ...sent,
    check: checkPlan,
    requiredMessageOf,
    saidOf: (refused) => saidOr(refused, failed),
    thenAfterMs: LEADS_ON_AFTER_MS,
  });
  const field = (name: keyof PlanFormValues) => {
    const { error, ...input } = saving.form.getInputProps(name);
    // The shared message of the required fields is shown on top; the field is only marked.
    return { ...input, error: requiredMessageOf({ error }) === null ? error : true };
  };

  return (
    <SavingForm saving={saving} submitLabel={submitLabel} clearAfterMs={CLEARS_AFTER_MS}>
      <TextInput label="Name" required autoComplete="off" autoFocus {...field('name')} />
      <Textarea label="Description" rows={2} {...field('description')} />
      <NumberField label="Price (₹)" min="0" step="0.01" required {...field('price')} />
      <NativeSelect label="Period" required data={PERIODS} {...field('period')} />
      <NumberField
        whole
        label="Interval"
        description="How many periods one payment lasts"
        required
        {...field('interval')}
      />
      <TextInput
        label="Razorpay Plan ID"
        description="Optional"
        autoComplete="off"
        {...field('razorpay_plan_id')}
      />
      <NativeSelect label="Status" data={STATUSES} {...field('status')} />
    </SavingForm>
  );
}
