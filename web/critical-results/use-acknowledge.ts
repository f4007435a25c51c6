import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { getLabOrderReport } from '#contract/lab/lab-orders.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Acknowledges only the results on the screen, not newer ones. */
export function useAcknowledge() {
  const mutation = useApiMutation(acknowledgeCriticalResults, {
    invalidates: [listCriticalResults, getLabOrderReport],
  });
  const { run, pending } = useSingleFlight(async ({ order_id: id, results }: CriticalReport) => {
    try {
      await mutation.mutateAsync({
        params: { id },
        body: { results: results.map((result) => result.id) },
      });
      toast.success('Critical results acknowledged.');
    } catch (error) {
      toast.error(`The critical results were not acknowledged: ${messageOf(error)}`);
    }
  });
  return { acknowledge: run, isPending: pending };
}
