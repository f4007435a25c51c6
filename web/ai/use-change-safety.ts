import { useMemo } from 'react';
import type { Change } from '#contract/ai/plan/planned.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import { allWarnings, useOrderChecks, useOrderOverrides } from '#web/pharmacy/index.ts';
import type { ClinicContext } from './clinic-context.ts';
import type { Item } from './exchange.ts';
import { orderContent } from './order-content.ts';

type WithLines = Extract<Change, { type: 'create-pharmacy-order' | 'edit-pharmacy-order' }>;

const EMPTY: OrderToCheck = { drugs: [], prescription: '' };

function orderOf({ lines, prescription }: WithLines, { drugs }: ClinicContext): OrderToCheck {
  const descriptions = new Map(drugs.map(({ id, description }) => [id, description]));
  return {
    drugs: lines.map((line) => ({ ...line, description: descriptions.get(line.drug_id) ?? null })),
    prescription,
  };
}

/** The checks of a proposed order, as of one that is written by hand; nothing of one that is only moved on. */
export function useChangeSafety(change: Change, item: Item, context: ClinicContext) {
  const isOpen = item.state === 'proposed' || item.state === 'failed';
  const ordered = 'lines' in change && isOpen ? change : null;
  const orderId = ordered?.type === 'edit-pharmacy-order' ? ordered.orderId : undefined;
  const before = context.pharmacyOrders.find(({ id }) => id === orderId);
  const checked = ordered && before && isAsWritten(ordered, before) ? null : ordered;
  const order = useMemo(() => (checked ? orderOf(checked, context) : EMPTY), [checked, context]);
  const patientId = checked ? context.patient.id : null;
  const findings = useOrderChecks({ patientId, orderId, order });
  const found = ordered ? allWarnings(findings.warnings, item.told) : [];
  const names = new Map(checked?.lines.map(({ drug_id, name }) => [drug_id, name]));
  return {
    ...useOrderOverrides({ order, found, earlier: before?.overrides ?? [] }),
    unchecked: [...findings.uncheckedIds.flatMap((id) => names.get(id) ?? []), ...findings.unread],
  };
}

/** Whether a change leaves what is ordered as it is. */
const isAsWritten = ({ lines, prescription }: WithLines, before: PharmacyOrder): boolean =>
  orderContent(lines, prescription) ===
  orderContent(before.medications, before.prescription_for_unavailable_drugs);
