import { useState } from 'react';
import { Id } from '#contract/kernel/fields.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { CHOSEN_PATIENT } from '../list/queue-link.ts';

export type ChosenPatientId = {
  readonly id: string | null;
  readonly choose: (id: string | null) => void;
};

/**
 * The chosen patient of a page. The address holds the id, so that links and reloads work; the state holds it too,
 * because the address changes a moment later.
 */
export function useChosenPatient(): ChosenPatientId {
  const [search, setParams] = usePageParams();
  const [id, setId] = useState(() => Id.safeParse(search.get(CHOSEN_PATIENT)).data ?? null);

  const choose = (next: string | null): void => {
    setId(next);
    setParams(
      (params) => {
        if (next === null) params.delete(CHOSEN_PATIENT);
        else params.set(CHOSEN_PATIENT, next);
        return params;
      },
      { replace: true },
    );
  };
  return { id, choose };
}
