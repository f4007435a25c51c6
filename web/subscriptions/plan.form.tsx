import { Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  PLAN_PERIOD_LABELS,
  PLAN_PERIODS,
  PLAN_STATUS_LABELS,
  PLAN_STATUSES,
} from '#contract/subscriptions/plan.ts';
import { useRedirectAfter } from '#web/lib/address/use-redirect-after.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
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

type Message = { tone: 'error' | 'success'; text: string };

/** The form of a plan (specification 2, section 5); sends once, then opens the list. */
export function PlanForm(props: PlanFormProps) {
  const { initialValues, send, failed, submitLabel, saved, then } = props;
  const [message, setMessage] = useState<Message | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PlanFormValues>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const errors = checkPlan(values);
      const required = requiredMessageOf(errors);
      setMessage(required ? { tone: 'error', text: required } : null);
      return errors;
    },
  });
  useRedirectAfter(isSaved, then, LEADS_ON_AFTER_MS);

  const { run, pending } = useSingleFlight(async (values: PlanFormValues) => {
    setMessage(null);
    try {
      await send(values);
      setMessage({ tone: 'success', text: saved });
      setSaved(true);
    } catch (refused) {
      const text = showRefusal(form, refused, saidOr(refused, failed));
      if (text) setMessage({ tone: 'error', text });
    }
  });

  const field = (name: keyof PlanFormValues) => {
    const { error, ...input } = form.getInputProps(name);
    // The shared message of the required fields is shown on top; the field is only marked.
    return { ...input, error: requiredMessageOf({ error }) === null ? error : true };
  };

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm" maw={480}>
        {message && (
          <AlertBanner
            key={message.text}
            tone={message.tone}
            onClose={() => setMessage(null)}
            clearAfterMs={CLEARS_AFTER_MS}
          >
            {message.text}
          </AlertBanner>
        )}
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
        <SubmitButton pending={pending} disabled={isSaved}>
          {submitLabel}
        </SubmitButton>
      </Stack>
    </form>
  );
}
