import { Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
    readonly errors: Readonly<Record<string, string>>;
    readonly clashes: readonly string[];
    readonly isEdited: boolean;
    readonly pending: boolean;
    readonly save: () => void;
  };
  onEdited: (isEdited: boolean) => void;
  /** The fields, and what clashes with a colleague's change. */
  children: ReactNode;
};

/**
 * The layout of settings that are saved again and again: the fields, the button, and the message beside it, since the
 * top of a long form is out of sight there. A wrong field takes the focus, and its message stands on top.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { name, submitLabel, edits, onEdited, children } = props;
  const { said, clashes, isEdited, pending } = edits;
  useEffect(() => onEdited(isEdited), [isEdited, onEdited]);

  const form = useRef<HTMLFormElement>(null);
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (saves > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saves]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    edits.save();
    setSaves(saves + 1);
  };
  const message = said && (
    <AlertBanner
      key={said.text}
      tone={said.tone}
      onClose={edits.forgetSaid}
      clearAfterMs={said.tone === 'success' ? SUCCESS_CLEARS_AFTER_MS : ERROR_CLEARS_AFTER_MS}
    >
      {said.text}
    </AlertBanner>
  );
  const isAboutField = Object.keys(edits.errors).length > 0;
  return (
    <form ref={form} onSubmit={save} noValidate aria-label={name}>
      <Stack gap="sm">
        {isAboutField && message}
        {children}
        {!isAboutField && message}
        <div>
          <SubmitButton pending={pending} disabled={!isEdited || clashes.length > 0}>
            {submitLabel}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
