import type { Role } from '#contract/kernel/roles.ts';
import { may } from '#contract/kernel/roles.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import type { OrderLineDraft } from '../order-form/draft/order-draft.ts';

type Written = Pick<
  PharmacyOrderDetails['medications'][number],
  'drug_id' | 'quantity' | 'prescriber'
>;

type Writing = {
  readonly role: Role;
  /** The drugs of the clinic, with their schedules. */
  readonly drugs: readonly Drug[] | undefined;
  /** The lines of the edited order. */
  readonly written: readonly Written[];
};

/**
 * The drugs of schedule H1 and X whose prescriber is not known: added by another person than a doctor,
 * or raised above the prescribed quantity.
 */
export function unprescribedLines(
  lines: readonly OrderLineDraft[],
  { role, drugs = [], written }: Writing,
): string[] {
  if (may(role, 'consulting.see-patients')) return [];
  const scheduled = new Set(
    drugs.filter(({ schedule }) => schedule === 'H1' || schedule === 'X').map(({ id }) => id),
  );
  return lines
    .filter(({ drugId, quantity }) => {
      if (!scheduled.has(drugId)) return false;
      const before = written.find(({ drug_id }) => drug_id === drugId);
      return !before?.prescriber || Number(quantity) > before.quantity;
    })
    .map(({ name }) => name);
}
