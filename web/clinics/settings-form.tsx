import { Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** Specification 1, section 9. */
const SUCCESS_CLEARS_AFTER_MS = 3_000;
const ERROR_CLEARS_AFTER_MS = 5_000;

type SettingsFormProps = {
  name: string;
  submitLabel: string;
  edits: {
    readonly said: { readonly tone: 'error' | 'success'; readonly text: string } | null;
    readonly forgetSaid: () => void;
    readonly clashes: readonly string[];
    readonly isEdited: boolean;
    readonly pending: boolean;
    readonly save: () => void;
  };
  onEdited: (isEdited: boolean) => void;
  /** The fields, and what clashes with a colleague's change. */
  children: ReactNode;
};

/** The layout of settings that are saved again and again: the message, the fields, the button. */
export function SettingsForm(props: SettingsFormProps) {
  const { name, submitLabel, edits, onEdited, children } = props;
  const { said, clashes, isEdited, pending } = edits;
  useEffect(() => onEdited(isEdited), [isEdited, onEdited]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    edits.save();
  };
  return (
    <form onSubmit={save} noValidate aria-label={name}>
      <Stack gap="sm">
        {said && (
          <AlertBanner
            key={said.text}
            tone={said.tone}
            onClose={edits.forgetSaid}
            clearAfterMs={said.tone === 'success' ? SUCCESS_CLEARS_AFTER_MS : ERROR_CLEARS_AFTER_MS}
          >
            {said.text}
          </AlertBanner>
        )}
        {children}
        <div>
          <SubmitButton pending={pending} disabled={!isEdited || clashes.length > 0}>
            {submitLabel}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
