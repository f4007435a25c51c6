import { useMemo } from 'react';
import { orderContent } from '#contract/ai/plan/order-content.rules.ts';
import type { Change } from '#contract/ai/plan/planned.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { allWarnings, useOrderChecks, useOrderOverrides } from '#web/pharmacy/index.ts';
import type { Item } from '../conversation/exchange.ts';

type WithLines = Extract<Change, { type: 'create-pharmacy-order' | 'edit-pharmacy-order' }>;

const NO_ORDERS: readonly PharmacyOrder[] = [];
const EMPTY: OrderToCheck = { drugs: [], prescription: '' };

type Listed = { readonly id: string; readonly description: string | null };

function orderOf({ lines, prescription }: WithLines, drugs: readonly Listed[]): OrderToCheck {
  const descriptions = new Map(drugs.map(({ id, description }) => [id, description]));
  return {
    drugs: lines.map((line) => ({ ...line, description: descriptions.get(line.drug_id) ?? null })),
    prescription,
  };
}

/** The safety checks of a proposed order, as for one written by hand; no checks when only its status changes. */
export function useChangeSafety(change: Change, item: Item, patientOfVisit: string) {
  const isOpen = item.state === 'waiting' || item.state === 'failed';
  const ordered = 'lines' in change && isOpen ? change : null;
  const orderId = ordered?.type === 'edit-pharmacy-order' ? ordered.orderId : undefined;
  const input = { params: { id: patientOfVisit } };
  const { data: drugs } = useApi(listDrugs, { query: {} }, { enabled: ordered !== null });
  const { data: orders = NO_ORDERS } = useApi(listPatientPharmacyOrders, input, {
    enabled: orderId !== undefined,
  });
  const before = orders.find(({ id }) => id === orderId);
  const checked = ordered && before && isAsWritten(ordered, before) ? null : ordered;
  const order = useMemo(
    () => (checked && drugs ? orderOf(checked, drugs) : EMPTY),
    [checked, drugs],
  );
  const patientId = checked && drugs ? patientOfVisit : null;
  const findings = useOrderChecks({ patientId, orderId, order });
  const found = ordered ? allWarnings(findings.warnings, item.told) : [];
  const names = new Map(checked?.lines.map(({ drug_id, name }) => [drug_id, name]));
  return {
    /** The sellable pieces of a drug; undefined while unknown. */
    stockOf: (drugId: string) =>
      drugs && (drugs.find(({ id }) => id === drugId)?.sellable_quantity ?? 0),
    ...useOrderOverrides({ order, found, earlier: before?.overrides ?? [] }),
    unchecked: [...findings.uncheckedIds.flatMap((id) => names.get(id) ?? []), ...findings.unread],
  };
}

/** Whether a change leaves the order as it is. */
const isAsWritten = ({ lines, prescription }: WithLines, before: PharmacyOrder): boolean =>
  orderContent(lines, prescription) ===
  orderContent(before.medications, before.prescription_for_unavailable_drugs);
