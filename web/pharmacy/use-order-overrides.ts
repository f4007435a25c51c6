import { useEffect, useRef, useState } from 'react';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { OverrideReason, SafetyWarning } from '#contract/safety/warning.ts';
import { refusedWarnings } from './refused-warnings.ts';
import { allWarnings, unexplained } from './use-order-checks.ts';

type Overrides = {
  /** What is checked: what the server has told of it is old once it has changed. */
  order: OrderToCheck;
  found: readonly SafetyWarning[];
  /** What reasons were given for in an earlier version of the order. */
  earlier: readonly Pick<OverrideReason, 'warning'>[];
};

type Told = { readonly order: OrderToCheck; readonly warnings: readonly SafetyWarning[] };

/** The warnings of an order, from here and from the server, and the one reason for those that need one. */
export function useOrderOverrides({ order, found, earlier }: Overrides) {
  const [told, setTold] = useState<Told | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const warnings = allWarnings(found, told?.order === order ? told.warnings : []);
  const open = unexplained(warnings, earlier);

  const ask = (): void => setAsked((times) => times + 1);
  // Once it is drawn: what the server has told may be the first that asks for a reason.
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);

  return {
    warnings,
    open,
    reason,
    setReason,
    isMissing: asked > 0,
    field,
    /** Whether a reason is missing; then it is asked for. */
    isBlocked: (): boolean => {
      const isBlocked = open.length > 0 && reason.trim() === '';
      if (isBlocked) ask();
      return isBlocked;
    },
    /** What is sent with the order. */
    reasons: (): OverrideReason[] => open.map(({ id }) => ({ warning: id, reason: reason.trim() })),
    /** Whether the server wants reasons for something that was not known here; then they are asked for. */
    isAskedFor: (error: unknown): boolean => {
      const refused = refusedWarnings(error);
      if (!refused) return false;
      setTold({ order, warnings: refused });
      setReason('');
      ask();
      return true;
    },
  };
}
