import { tokenGiven } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { type ToastAction, toast } from '#web/ui/toast/toast.ts';
import { printSlip, printSlipOf } from './slip-store.ts';

const LABEL = 'Print slip';

type Said = {
  message?: string;
  /** Undoes the action just done; offered beside the slip. */
  onUndo?: () => void;
  /** The subject of Undo, for `withdrawToasts`. */
  about?: string;
};

/** Announces a visit's token, and offers the slip. */
export function sayToken(visit: Visit, { message, onUndo, about }: Said = {}): void {
  const slip: ToastAction = { label: LABEL, onPress: () => printSlip(visit) };
  const offered = onUndo
    ? { action: { label: 'Undo', onPress: onUndo }, also: slip }
    : { also: slip };
  toast.success(message ?? tokenGiven(visit.name, visit.token_no), { ...offered, about });
}

/** Offers the slip beside another message about a visit; the visit is refetched for printing. */
export function slipOf(visitId: string): { also: ToastAction } {
  return { also: { label: LABEL, onPress: () => void printSlipOf(visitId) } };
}
