import { useEffect, useRef, useState } from 'react';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { OverrideReason, SafetyWarning } from '#contract/safety/warning.ts';
import { withoutReason } from '#contract/safety/without-reason.rules.ts';
import { reasonMeant } from './reason-meant.ts';
import { refusedWarnings } from './refused-warnings.ts';
import { allWarnings } from './use-order-checks.ts';

type Overrides = {
  /** The order being checked: the server's warnings are stale once it changes. */
  order: OrderToCheck;
  found: readonly SafetyWarning[];
  /** The reasons given for an earlier version of the order. */
  earlier: readonly OverrideReason[];
};

type Told = { readonly order: OrderToCheck; readonly warnings: readonly SafetyWarning[] };

/** A reason, with the warnings that were open when it was last edited; it does not cover later ones. */
type Written = { readonly reason: string; readonly covers: ReadonlySet<string> };

const NOTHING: Written = { reason: '', covers: new Set() };

/** The warnings of an order, local and from the server, and the reasons for those that need one. */
export function useOrderOverrides({ order, found, earlier }: Overrides) {
  const [told, setTold] = useState<Told | null>(null);
  const [written, setWritten] = useState(NOTHING);
  /** Reasons for some warnings, written before others appeared. */
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

  /** Asks for a reason for the uncovered warnings; earlier reasons stay with theirs. */
  const ask = (): void => {
    setGiven([...given, ...meant]);
    setWritten(NOTHING);
    setAsked((times) => times + 1);
  };
  // After the render: the server's warnings may be the first that need a reason.
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);

  return {
    warnings,
    open,
    /** Reasons given earlier, and on this screen. */
    earlier: [...earlier, ...given],
    reason: written.reason,
    setReason: (typed: string): void =>
      setWritten({ reason: typed, covers: new Set(open.map(({ id }) => id)) }),
    isMissing: asked > 0,
    field,
    /** Whether a reason is missing; then the field asks for it. */
    isBlocked: (): boolean => {
      const isBlocked = meant.length < open.length;
      if (isBlocked) ask();
      return isBlocked;
    },
    /** The reasons sent with the order. */
    reasons: (): OverrideReason[] => [
      ...given.filter(({ warning }) => unexplainedBefore.some(({ id }) => id === warning)),
      ...meant,
    ],
    /** Whether the server requires reasons for warnings unknown here; then the field asks for them. */
    isAskedFor: (error: unknown): boolean => {
      const refused = refusedWarnings(error);
      if (!refused) return false;
      setTold({ order, warnings: refused });
      ask();
      return true;
    },
  };
}
