import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** A new object each time, so that the same slip prints again. */
let printed: { readonly visit: Visit } | null = null;
const watchers = new Set<() => void>();

function show(next: typeof printed): void {
  printed = next;
  for (const watcher of watchers) watcher();
}

/** Prints the slip of a visit over any page. */
export function printSlip(visit: Visit): void {
  show({ visit });
}

/** Refetches the visit first, for example after a bill has assigned the doctor. */
export async function printSlipOf(visitId: string): Promise<void> {
  try {
    printSlip(await callApi(getVisit, { params: { id: visitId } }));
  } catch {
    toast.error(QUEUE_MESSAGES.slipFailed);
  }
}

export function clearSlip(): void {
  show(null);
}

export function printedSlip(): typeof printed {
  return printed;
}

export function watchSlip(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
