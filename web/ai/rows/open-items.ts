import type { ChangeType, Plan } from '#contract/ai/plan/planned.ts';
import type { Exchange, Item } from '../conversation/exchange.ts';

/** The parts of a visit sheet in which proposals wait. */
export type ProposalPlace = 'visit' | 'prescription' | 'tests';

const PLACES = {
  'create-pharmacy-order': 'prescription',
  'edit-pharmacy-order': 'prescription',
  'delete-pharmacy-order': 'prescription',
  'create-lab-order': 'tests',
  'edit-lab-order': 'tests',
  'update-patient': 'visit',
  'add-complaint': 'visit',
  'save-summary': 'visit',
  'save-memory': 'visit',
} as const satisfies Record<ChangeType, ProposalPlace>;

export type OpenItem = {
  readonly exchange: Exchange;
  readonly item: Item;
  readonly plan: Extract<Plan, { kind: 'change' }>;
};

/** Whether a proposal is not decided yet, or is being applied. */
export const isOpen = ({ state }: Pick<Item, 'state'>): boolean =>
  state === 'waiting' || state === 'failed' || state === 'applying';

/**
 * Whether a change is shown in the visit sheet: while it waits and, of the newest answer, also once it
 * is applied or undone, with its status and Undo where the person looks.
 */
export function isInSheet(item: Item, exchange: Exchange, [newest]: readonly Exchange[]): boolean {
  if (item.plan.kind !== 'change') return false;
  return isOpen(item) || (exchange === newest && item.state !== 'dismissed');
}

/** The proposals shown in a part of the visit sheet, oldest answer first. */
export function itemsOf(exchanges: readonly Exchange[], place: ProposalPlace): OpenItem[] {
  return exchanges.toReversed().flatMap((exchange) =>
    exchange.items.flatMap((item) => {
      const { plan } = item;
      if (plan.kind !== 'change' || PLACES[plan.change.type] !== place) return [];
      return isInSheet(item, exchange, exchanges) ? [{ exchange, item, plan }] : [];
    }),
  );
}

/** The proposed changes that wait, oldest answer first. */
export function openItems(exchanges: readonly Exchange[]): OpenItem[] {
  return exchanges.toReversed().flatMap((exchange) =>
    exchange.items.flatMap((item) => {
      const { plan } = item;
      return plan.kind === 'change' && isOpen(item) ? [{ exchange, item, plan }] : [];
    }),
  );
}
