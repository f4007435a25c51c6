import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusFirstError } from '#web/lib/api/form-errors.ts';
import { AlertBanner } from '../notice/alert-banner.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { useSavingForm } from './use-saving-form.ts';

interface SavingFormProps<Values extends Record<string, unknown>> {
  saving: ReturnType<typeof useSavingForm<Values>>;
  submitLabel: string;
  /** The message on top disappears after this. */
  clearAfterMs: number;
  /** The fields. */
  children: ReactNode;
}

/** The layout of a form that is saved once: the message, the fields, the button. */
export function SavingForm<Values extends Record<string, unknown>>(props: SavingFormProps<Values>) {
  const { saving, submitLabel, clearAfterMs, children } = props;
  const { form, run, pending, isSaved, message, clearMessage } = saving;
  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm" maw={480} className="ui-sheet">
        {message && (
          <AlertBanner
            key={message.text}
            tone={message.tone}
            onClose={clearMessage}
            clearAfterMs={clearAfterMs}
          >
            {message.text}
          </AlertBanner>
        )}
        {children}
        <SubmitButton pending={pending} disabled={isSaved}>
          {submitLabel}
        </SubmitButton>
      </Stack>
    </form>
  );
}
