import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import { OverrideReason, type SafetyWarning } from '#contract/safety/warning.ts';
import { withoutReason } from '#contract/safety/without-reason.rules.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { reasonMeant } from './reason-meant.ts';
import { refusedWarnings } from './refused-warnings.ts';
import { allWarnings } from './use-order-checks.ts';

type Overrides = {
  /** The order being checked: the server's warnings are stale once it changes. */
  order: OrderToCheck;
  found: readonly SafetyWarning[];
  /** The reasons given for an earlier version of the order. */
  earlier: readonly OverrideReason[];
  /** The name of the draft that keeps the reasons. */
  keptAs?: string | undefined;
};

type Told = { readonly order: OrderToCheck; readonly warnings: readonly SafetyWarning[] };

const Reasons = z.object({
  written: z.string(),
  /** The warnings that were open when it was last edited; it does not cover later ones. */
  covers: z.array(z.string()),
  /** Reasons for some warnings, written before others appeared. */
  given: z.array(OverrideReason),
});
type Reasons = z.output<typeof Reasons>;

const NOTHING: Reasons = { written: '', covers: [], given: [] };

/** The warnings of an order, local and from the server, and the reasons for those that need one. */
export function useOrderOverrides({ order, found, earlier, keptAs }: Overrides) {
  const [told, setTold] = useState<Told | null>(null);
  const [kept, keep] = useKept(keptAs, Reasons);
  const { written, covers, given } = kept ?? NOTHING;
  const [asked, setAsked] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const warnings = allWarnings(found, told?.order === order ? told.warnings : []);
  const unexplainedBefore = withoutReason(warnings, earlier);
  const open = withoutReason(unexplainedBefore, given);
  const reason = reasonMeant(written);
  const meant = open
    .filter(({ id }) => reason !== '' && covers.includes(id))
    .map(({ id }): OverrideReason => ({ warning: id, reason }));

  /** Asks for a reason for the uncovered warnings; earlier reasons stay with theirs. */
  const ask = (): void => {
    const all = [...given, ...meant];
    keep(all.length > 0 ? { ...NOTHING, given: all } : null);
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
    reason: written,
    setReason: (typed: string): void =>
      keep({ written: typed, covers: open.map(({ id }) => id), given }),
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
