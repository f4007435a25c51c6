import { useState } from 'react';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { enterLabValues, listWorklist } from '#contract/lab/worklist/worklist.endpoints.ts';
import { failedRows, savedRows } from '#contract/lab/worklist/worklist.messages.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useWorklistDraft } from './use-worklist-draft.ts';
import { contentsOfTyped, isValid, rowsOf, type Typed, typedKeyOf } from './worklist-rows.ts';

/** The typed values that are no value of their parameter. */
export function invalidKeys(order: WorklistOrder, typed: Typed): string[] {
  return rowsOf(order)
    .filter(({ key, parameter }) => !isValid(parameter, typed[typedKeyOf(order)]?.[key] ?? ''))
    .map(({ key }) => key);
}

/**
 * Saves the values typed into the worklist. Each order is saved by its own call, so that one that
 * fails keeps its values and stops no other.
 */
export function useWorklist(orders: readonly WorklistOrder[], isWhole: boolean) {
  const { typed, seen, type, remove, forgetSeen } = useWorklistDraft({ orders, isWhole });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutateAsync } = useApiMutation(enterLabValues);

  const changed = orders.filter((order) => typed[typedKeyOf(order)] !== undefined);
  const { run: save, pending } = useSingleFlight(async () => {
    const failed: Record<string, string> = {};
    let released = 0;
    let kept = 0;
    for (const order of changed) {
      const { id, collectedAt } = order;
      const typedKey = typedKeyOf(order);
      const own = typed[typedKey] ?? {};
      if (invalidKeys(order, typed).length > 0) {
        failed[id] = 'Mend the marked values.';
        continue;
      }
      try {
        const body = { collectedAt, ...contentsOfTyped(rowsOf(order), own, seen[typedKey]) };
        const reply = await mutateAsync({ params: { id }, body });
        if (reply.released) released += 1;
        else kept += 1;
        remove(typedKey, own);
      } catch (error) {
        failed[id] = messageOf(error);
        if (error instanceof ApiError && error.status === 409) forgetSeen(typedKey);
      }
    }
    setErrors(failed);
    const count = Object.keys(failed).length;
    const said = savedRows(released, kept);
    if (said) toast.success(said);
    if (count > 0) toast.error(failedRows(count));
    await invalidate(listWorklist, listLabOrders);
  });

  return { typed, errors, type, save, pending, count: changed.length };
}
