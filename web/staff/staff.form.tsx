import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useRedirectAfter } from '#web/lib/address/use-redirect-after.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { MESSAGE_CLEARS_AFTER_MS, REDIRECT_AFTER_SAVE_MS } from './staff.constants.ts';
import { StaffFields } from './staff-fields.tsx';
import { requiredMessageOf, type StaffFormValues } from './staff-form.values.ts';

type StaffFormProps = {
  initialValues: StaffFormValues;
  check: (values: StaffFormValues) => Record<string, string>;
  send: (values: StaffFormValues) => Promise<unknown>;
  /** The catalogue's text around the server's message. */
  failed: (message: string) => string;
  submitLabel: string;
  saved: string;
  /** The page opened 2 s after saving. */
  then: string;
  /** Editing: the password may stay blank, and the status can be chosen. */
  editing?: 'own' | 'other';
};

type Message = { tone: 'error' | 'success'; text: string };

/** The form of a staff member; sends once, then opens the next page. */
export function StaffForm(props: StaffFormProps) {
  const { initialValues, check, send, failed, submitLabel, saved, then, editing } = props;
  const [message, setMessage] = useState<Message | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<StaffFormValues>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const errors = check(values);
      const required = requiredMessageOf(errors);
      setMessage(required ? { tone: 'error', text: required } : null);
      return errors;
    },
  });
  useRedirectAfter(isSaved, then, REDIRECT_AFTER_SAVE_MS);

  const { run, pending } = useSingleFlight(async (values: StaffFormValues) => {
    setMessage(null);
    try {
      await send(values);
      setMessage({ tone: 'success', text: saved });
      setSaved(true);
    } catch (refused) {
      const text = showRefusal(form, refused, failed(messageOf(refused)));
      if (text) setMessage({ tone: 'error', text });
    }
  });

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm" maw={480}>
        {message && (
          <AlertBanner
            key={message.text}
            tone={message.tone}
            onClose={() => setMessage(null)}
            clearAfterMs={MESSAGE_CLEARS_AFTER_MS}
          >
            {message.text}
          </AlertBanner>
        )}
        <StaffFields form={form} editing={editing} />
        <SubmitButton pending={pending} disabled={isSaved}>
          {submitLabel}
        </SubmitButton>
      </Stack>
    </form>
  );
}
