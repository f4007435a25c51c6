import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

interface SubmitButtonProps
  extends Pick<ButtonProps, 'color' | 'variant' | 'fullWidth' | 'leftSection' | 'mt'> {
  children: ReactNode;
  /** While pending, it shows progress and blocks clicks and Enter. */
  pending: boolean;
  disabled?: boolean | undefined;
}

/**
 * Submits a form once. While pending it is `aria-disabled`, not `disabled`: a disabled button loses the keyboard focus,
 * and the person would have to find their place again.
 */
export function SubmitButton({
  children,
  pending,
  disabled,
  leftSection,
  ...look
}: SubmitButtonProps) {
  const holdBack = (event: MouseEvent): void => {
    // Enter in a field also clicks the submit button, so this blocks both.
    if (pending || disabled) event.preventDefault();
  };

  return (
    <Button
      {...look}
      type="submit"
      aria-disabled={pending || disabled || undefined}
      {...(disabled && { 'data-disabled': true })}
      aria-busy={pending || undefined}
      onClick={holdBack}
      leftSection={pending ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
    >
      {children}
    </Button>
  );
}
