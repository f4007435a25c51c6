import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Id } from '#contract/kernel/fields.ts';
import { CHOSEN_PATIENT } from '#web/patients/index.ts';

export type ChosenPatientId = {
  readonly id: string | null;
  readonly choose: (id: string | null) => void;
};

/**
 * The patient who is about to be queued. The address names them, so that neither a link nor a reload
 * has to ask again; the state does too, because the address changes a moment later.
 */
export function useChosenPatient(): ChosenPatientId {
  const [params, setParams] = useSearchParams();
  const [id, setId] = useState(() => Id.safeParse(params.get(CHOSEN_PATIENT)).data ?? null);

  const choose = (next: string | null): void => {
    setId(next);
    setParams(next === null ? {} : { [CHOSEN_PATIENT]: next }, { replace: true });
  };
  return { id, choose };
}
