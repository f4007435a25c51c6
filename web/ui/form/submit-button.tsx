import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

interface SubmitButtonProps
  extends Pick<ButtonProps, 'color' | 'variant' | 'fullWidth' | 'leftSection'> {
  children: ReactNode;
  /** The answer is awaited: shows progress and sends nothing more, neither by click nor by Enter. */
  pending: boolean;
  disabled?: boolean | undefined;
}

/**
 * Sends a form once. While pending it is `aria-disabled`, not `disabled`: a disabled button drops the
 * keyboard focus, and the person would have to find their place again.
 */
export function SubmitButton({
  children,
  pending,
  disabled,
  leftSection,
  ...look
}: SubmitButtonProps) {
  const holdBack = (event: MouseEvent): void => {
    // Enter in a field "clicks" the submit button too, so this stops both.
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
