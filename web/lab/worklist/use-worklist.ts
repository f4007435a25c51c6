import { useEffect, useState } from 'react';
import { z } from 'zod';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { enterLabValues, listWorklist } from '#contract/lab/worklist/worklist.endpoints.ts';
import { failedRows, savedRows } from '#contract/lab/worklist/worklist.messages.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { contentOfTyped, isValid, rowsOf, type Typed, typedKeyOf } from './worklist-rows.ts';

const DRAFT = 'lab-worklist';
const Draft = z.record(z.string(), z.record(z.string(), z.string()));

function without<T>(of: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(of).filter(([key]) => key !== name));
}

/** The typed values that are no value of their parameter. */
export function invalidKeys(order: WorklistOrder, typed: Typed): string[] {
  return rowsOf(order)
    .filter(({ key, parameter }) => !isValid(parameter, typed[typedKeyOf(order)]?.[key] ?? ''))
    .map(({ key }) => key);
}

/**
 * The values typed into the worklist, stored on the device until the server has them. Each order is
 * saved by its own call, so that one that fails keeps its values and stops no other.
 */
export function useWorklist(orders: readonly WorklistOrder[]) {
  const [typed, setTyped] = useState<Typed>(() => Draft.safeParse(readDraft(DRAFT)).data ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutateAsync } = useApiMutation(enterLabValues);
  useEffect(() => {
    writeDraft(DRAFT, Object.keys(typed).length > 0 ? typed : null);
  }, [typed]);

  const type = (order: string, key: string, text: string, entered: string): void =>
    setTyped((before) => {
      const rest = without(before[order] ?? {}, key);
      const own = text === entered ? rest : { ...rest, [key]: text };
      const others = without(before, order);
      return Object.keys(own).length > 0 ? { ...others, [order]: own } : others;
    });

  const changed = orders.filter((order) => typed[typedKeyOf(order)] !== undefined);
  const { run: save, pending } = useSingleFlight(async () => {
    const failed: Record<string, string> = {};
    let released = 0;
    let kept = 0;
    for (const order of changed) {
      const { id } = order;
      const typedKey = typedKeyOf(order);
      const own = typed[typedKey] ?? {};
      if (invalidKeys(order, typed).length > 0) {
        failed[id] = 'Mend the marked values.';
        continue;
      }
      try {
        const body = { report_content: contentOfTyped(rowsOf(order), own) };
        const reply = await mutateAsync({ params: { id }, body });
        if (reply.released) released += 1;
        else kept += 1;
        // A value typed during the call stays.
        setTyped((before) => (before[typedKey] === own ? without(before, typedKey) : before));
      } catch (error) {
        failed[id] = messageOf(error);
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
