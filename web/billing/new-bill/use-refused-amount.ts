import { type RefObject, useEffect } from 'react';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';

/** Moves to the amount for which the bill was refused; of several payments the message does not name it. */
export function useRefusedAmount(
  form: RefObject<HTMLFormElement | null>,
  error: string | null,
): void {
  useEffect(() => {
    if (error !== M.invalidPayment) return;
    form.current?.querySelector<HTMLElement>('.bill-received [aria-invalid="true"]')?.focus();
  }, [form, error]);
}
