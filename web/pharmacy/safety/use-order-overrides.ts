import { useEffect, useRef, useState } from 'react';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { OverrideReason, SafetyWarning } from '#contract/safety/warning.ts';
import { withoutReason } from '#contract/safety/without-reason.rules.ts';
import { reasonMeant } from './reason-meant.ts';
import { refusedWarnings } from './refused-warnings.ts';
import { allWarnings } from './use-order-checks.ts';

type Overrides = {
  /** What is checked: what the server has told of it is old once it has changed. */
  order: OrderToCheck;
  found: readonly SafetyWarning[];
  /** What reasons were given for in an earlier version of the order. */
  earlier: readonly OverrideReason[];
};

type Told = { readonly order: OrderToCheck; readonly warnings: readonly SafetyWarning[] };

/** A reason, and the warnings that were open when it was last changed: it says nothing of later ones. */
type Written = { readonly reason: string; readonly covers: ReadonlySet<string> };

const NOTHING: Written = { reason: '', covers: new Set() };

/** The warnings of an order, from here and from the server, and the reasons for those that need one. */
export function useOrderOverrides({ order, found, earlier }: Overrides) {
  const [told, setTold] = useState<Told | null>(null);
  const [written, setWritten] = useState(NOTHING);
  /** What was written for some of the warnings before others came up. */
  const [given, setGiven] = useState<readonly OverrideReason[]>([]);
  const [asked, setAsked] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const warnings = allWarnings(found, told?.order === order ? told.warnings : []);
  const unexplainedBefore = withoutReason(warnings, earlier);
  const open = withoutReason(unexplainedBefore, given);
  const reason = reasonMeant(written.reason);
  const meant = open
    .filter(({ id }) => reason !== '' && written.covers.has(id))
    .map(({ id }): OverrideReason => ({ warning: id, reason }));

  /** Asks for a reason of what has none; what was written stays with what it was written for. */
  const ask = (): void => {
    setGiven([...given, ...meant]);
    setWritten(NOTHING);
    setAsked((times) => times + 1);
  };
  // Once it is drawn: what the server has told may be the first that asks for a reason.
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);

  return {
    warnings,
    open,
    /** Reasons that were given before, and here. */
    earlier: [...earlier, ...given],
    reason: written.reason,
    setReason: (typed: string): void =>
      setWritten({ reason: typed, covers: new Set(open.map(({ id }) => id)) }),
    isMissing: asked > 0,
    field,
    /** Whether a reason is missing; then it is asked for. */
    isBlocked: (): boolean => {
      const isBlocked = meant.length < open.length;
      if (isBlocked) ask();
      return isBlocked;
    },
    /** What is sent with the order. */
    reasons: (): OverrideReason[] => [
      ...given.filter(({ warning }) => unexplainedBefore.some(({ id }) => id === warning)),
      ...meant,
    ],
    /** Whether the server wants reasons for something that was not known here; then they are asked for. */
    isAskedFor: (error: unknown): boolean => {
      const refused = refusedWarnings(error);
      if (!refused) return false;
      setTold({ order, warnings: refused });
      ask();
      return true;
    },
  };
}
