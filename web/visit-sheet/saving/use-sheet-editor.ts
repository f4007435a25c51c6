import { useMemo, useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { withoutReason } from '#contract/safety/without-reason.rules.ts';
import { openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useUnhurriedApi } from '#web/lib/api/use-unhurried-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import {
  isTooMuch,
  lineErrors,
  type OrderLineDraft,
  orderToCheck,
  useOrderChecks,
  useOrderOverrides,
} from '#web/pharmacy/index.ts';
import { typedName } from '../typed-name.ts';
import { draftOfSheet, isSame, type SheetDraft } from './sheet-draft.ts';
import { useSheetSaver } from './use-sheet-saver.ts';

type Refusal = { readonly line: OrderLineDraft; readonly message: string };

/** The sheet being edited: its rows, the checks of its prescription, and saving. */
export function useSheetEditor(first: VisitSheet, newest: VisitSheet, isOver: boolean) {
  const mayPrescribe = mayCall(createPharmacyOrder, useCurrentUser().role);
  const drugs = useUnhurriedApi(listDrugs, {}, { live: true });
  const [checked, setChecked] = useState(() => draftOfSheet(first));
  const [order, setOrder] = useState(() => openPrescription(first));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const toCheck = useMemo(() => checkable(checked, drugs.data), [checked, drugs.data]);
  const findings = useOrderChecks({
    // Nothing to check, nothing to ask the server for.
    patientId: toCheck.drugs.length > 0 || toCheck.prescription.trim() ? first.patientId : null,
    orderId: order?.id,
    order: toCheck,
  });
  const earlier = order?.overrides ?? [];
  const safety = useOrderOverrides({
    ...{ order: toCheck, found: findings.warnings, earlier },
    keptAs: typedName(first.visitId, 'reason'),
  });
  const stockOf = (id: string) =>
    drugs.data && (drugs.data.find((drug) => drug.id === id)?.sellable_quantity ?? 0);

  const reasons = safety.reasons();
  const open = withoutReason(safety.warnings, [...earlier, ...reasons]);
  /** The newest row of each warning waits for the reason; the others are ordered. */
  const waiting = new Map(
    open.flatMap(({ drug_ids, message }) => {
      const newestRow = checked.lines.findLast(({ drugId }) => drug_ids.includes(drugId));
      return newestRow ? [[newestRow.drugId, message] as const] : [];
    }),
  );
  const whyHeld = (line: OrderLineDraft): string | undefined => {
    const refusal = refusals.find((one) => isSame(one.line, line));
    if (refusal) return refusal.message;
    const [wrong] = Object.values(lineErrors(line));
    if (wrong) return wrong;
    if (isTooMuch(line, stockOf)) return M.notInStock;
    return waiting.has(line.drugId) ? M.reasonNeeded : undefined;
  };
  const isOutsideReady = !open.some(({ drug_ids }) => drug_ids.length === 0);

  const saver = useSheetSaver({
    ...{ first, newest, isOver },
    readinessOf: () => ({
      isReady: (line) => whyHeld(line) === undefined,
      isOutsideReady,
      reasons,
      mayPrescribe,
    }),
    onRefused: (error, { lines }, sheet) => {
      if (safety.isAskedFor(error)) return;
      const ordered = draftOfSheet(sheet).lines;
      const changed = lines.filter((line) => !ordered.some((one) => isSame(one, line)));
      setRefusals(changed.map((line) => ({ line, message: messageOf(error) })));
    },
  });
  const { draft, sheet } = saver;
  if (draft !== checked) setChecked(draft);
  const current = openPrescription(sheet);
  if (current !== order) setOrder(current);

  return {
    ...saver,
    drugs: drugs.data,
    stockOf,
    safety,
    whyHeld: (line: OrderLineDraft) =>
      whyHeld(line) ?? (saver.isLeft(line) ? M.leftOut : undefined),
    /** Whether a row lacks only the clinic's stock. */
    isShort: (line: OrderLineDraft) => whyHeld(line) === M.notInStock && !waiting.has(line.drugId),
    isOutsideReady,
    unchecked: [
      ...draft.lines
        .filter(({ drugId }) => findings.uncheckedIds.includes(drugId))
        .map(({ name }) => name),
      ...findings.unread,
    ],
  };
}
export type SheetEditor = ReturnType<typeof useSheetEditor>;

const checkable = ({ lines, outside }: SheetDraft, drugs: readonly Drug[] | undefined) =>
  orderToCheck({ lines, prescription: outside }, drugs);
