import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { OrderLineDraft } from './draft/order-draft.ts';
import { newLine } from './draft/order-line.ts';

/** The state returned by the page that adds a drug; null when none was added. */
const BackState = z.object({ addedDrugId: Id.nullable() });

type AddedDrug = {
  drugs: readonly Drug[] | undefined;
  lines: readonly OrderLineDraft[];
  add: (line: OrderLineDraft) => void;
};

/** Adds the drug created by "Add as new item" to the order; returns whether the person comes from that page. */
export function useAddedDrug({ drugs, lines, add }: AddedDrug): boolean {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const back = BackState.safeParse(state).data;
  const added = drugs?.find(({ id }) => id === back?.addedDrugId);

  const take = useEffectEvent((drug: Drug): void => {
    if (!lines.some(({ drugId }) => drugId === drug.id)) add(newLine(drug));
    // A reload must not add it again.
    void navigate({ search }, { replace: true, state: { addedDrugId: null } });
  });
  useEffect(() => {
    if (added) take(added);
  }, [added]);

  return back !== undefined;
}
