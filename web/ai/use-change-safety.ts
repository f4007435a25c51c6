import { useMemo } from 'react';
import type { Change } from '#contract/ai/plan/planned.ts';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import { useOrderChecks, useOrderOverrides } from '#web/pharmacy/index.ts';
import type { ClinicContext } from './clinic-context.ts';
import type { Item } from './exchange.ts';

type WithLines = Extract<Change, { type: 'create-pharmacy-order' | 'edit-pharmacy-order' }>;

const EMPTY: OrderToCheck = { drugs: [], prescription: '' };

function orderOf({ lines, prescription }: WithLines, { drugs }: ClinicContext): OrderToCheck {
  const descriptions = new Map(drugs.map(({ id, description }) => [id, description]));
  return {
    drugs: lines.map((line) => ({ ...line, description: descriptions.get(line.drug_id) ?? null })),
    prescription,
  };
}

/** The checks of a proposed order, as of one that is written by hand. */
export function useChangeSafety(change: Change, item: Item, context: ClinicContext) {
  const isOpen = item.state === 'proposed' || item.state === 'failed';
  const ordered = 'lines' in change && isOpen ? change : null;
  const orderId = ordered?.type === 'edit-pharmacy-order' ? ordered.orderId : undefined;
  const order = useMemo(() => (ordered ? orderOf(ordered, context) : EMPTY), [ordered, context]);
  const patientId = ordered ? context.patient.id : null;
  const findings = useOrderChecks({ patientId, orderId, order });
  const earlier = context.pharmacyOrders.find(({ id }) => id === orderId)?.overrides ?? [];
  const found = ordered ? [...findings.warnings, ...toldBesides(item, findings.warnings)] : [];
  return { ...useOrderOverrides({ order, found, earlier }), earlier };
}

/** What the server has told of and the rules here did not know. */
function toldBesides({ told }: Item, found: readonly { id: string }[]) {
  return told.filter(({ id }) => found.every((one) => one.id !== id));
}
