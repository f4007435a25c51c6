import { listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The addenda of all visits of a patient: one call for every note on a page. */
export function useAddenda(patientId: string) {
  return useApi(listAddenda, { params: { id: patientId } }, { live: true });
}
