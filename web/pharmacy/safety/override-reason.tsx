import { Button, Stack, TextInput } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { SAFETY_MESSAGES as M, USUAL_REASONS } from '#contract/safety/safety.messages.ts';
import { REASON_MAX } from '#contract/safety/warning.ts';
import { reasonMeant } from './reason-meant.ts';

type OverrideReasonProps = {
  /** The number of warnings that the reason covers. */
  count: number;
  value: string;
  onChange: (reason: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Enter submits the form that the reason belongs to. */
  onEnter: () => void;
  isMissing: boolean;
};

/** Why the order is right in spite of its warnings: a usual reason by number, or free text. */
export function OverrideReason(props: OverrideReasonProps) {
  const { count, value, onChange, inputRef, onEnter, isMissing } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  };
  return (
    <Stack gap={6} maw={640}>
      <TextInput
        ref={inputRef}
        label={
          count === 1
            ? 'Reason in spite of the warning'
            : `Reason in spite of the ${count} warnings`
        }
        description="It is kept with the order. A number alone takes one of the reasons below; Enter saves."
        required
        autoComplete="off"
        maxLength={REASON_MAX}
        value={value}
        error={isMissing && value.trim() === '' && M.reasonsNeeded}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="order-reasons">
        {USUAL_REASONS.map((reason, index) => (
          <Button
            key={reason}
            size="compact-sm"
            variant="default"
            aria-pressed={reasonMeant(value) === reason}
            onClick={() => onChange(reason)}
          >
            {index + 1} {reason}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
