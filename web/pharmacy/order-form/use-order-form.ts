import { useMemo, useState } from 'react';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { isChild } from '#contract/safety/child/child-under.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { unprescribedLines } from '../prescriber/unprescribed-lines.ts';
import { useOrderChecks, usePatientChecks } from '../safety/use-order-checks.ts';
import { useOrderOverrides } from '../safety/use-order-overrides.ts';
import type { OrderDraft } from './draft/order-draft.ts';
import { orderToCheck } from './draft/order-input.ts';
import { problemOf } from './draft/order-problems.ts';
import { pricesOf } from './draft/order-total.ts';
import { useAddedDrug } from './use-added-drug.ts';
import type { useOrderDraft } from './use-order-draft.ts';

export type OrderSending = {
  order: ReturnType<typeof useOrderDraft>;
  /** The patient whose allergies, age and earlier orders are checked. */
  patientId: string | null;
  /** The order being edited, with the warnings already overridden. */
  edited?: Pick<PharmacyOrderDetails, 'id' | 'overrides' | 'medications'>;
  /** An order created with drugs must keep at least one. */
  keepsMedications?: boolean;
  /** Whether input outside the form is missing; the error is shown there. */
  isBlocked?: () => boolean;
  /** Sends the draft, then opens the next page. */
  send: (draft: OrderDraft, reasons: readonly OverrideReason[]) => Promise<void>;
  /** Whether the page itself shows the refusal. */
  isToldElsewhere?: (refused: unknown) => Promise<boolean>;
  /** Shown when the server sends no message. */
  failed: string;
};

function saidOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  return error.status === 0 ? messageOf(error) : (serverMessage(error.body) ?? failed);
}

/** The drugs that an order form offers, its warnings, and sending it. */
export function useOrderForm(sending: OrderSending) {
  const { order, patientId, edited } = sending;
  const { draft, change } = order;
  const [error, setError] = useState<string | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const drugs = useApi(listDrugs, {}, { live: true });
  const toCheck = useMemo(() => orderToCheck(draft, drugs.data), [draft, drugs.data]);
  const findings = useOrderChecks({ patientId, orderId: edited?.id, order: toCheck });
  const patient = usePatientChecks({ patientId, orderId: edited?.id });
  const earlier = edited?.overrides ?? [];
  const safety = useOrderOverrides({ order: toCheck, found: findings.warnings, earlier });
  const stockOf = (id: string) =>
    drugs.data && (drugs.data.find((drug) => drug.id === id)?.sellable_quantity ?? 0);

  const { role } = useCurrentUser();
  const written = edited?.medications ?? [];
  const unprescribed = unprescribedLines(draft.lines, { role, drugs: drugs.data, written });

  const { run, pending } = useSingleFlight(async () => {
    const { keepsMedications = false, isBlocked, send, isToldElsewhere, failed } = sending;
    const isIncomplete = isBlocked?.() ?? false;
    const problem = isIncomplete ? null : problemOf(draft, { stockOf, keepsMedications });
    setError(problem);
    if (isIncomplete || problem || safety.isBlocked()) return;
    try {
      await send(draft, safety.reasons());
      order.forget();
      // Pending until the next page is shown: a second Enter would send it again.
      await keepPending();
    } catch (refused) {
      if (safety.isAskedFor(refused) || (await isToldElsewhere?.(refused))) return;
      setError(saidOf(refused, failed));
    }
  });
  const add = (line: OrderDraft['lines'][number]): void => {
    change({ lines: [...draft.lines, line] });
    setFreshId(line.drugId);
  };
  const isBack = useAddedDrug({ drugs: drugs.data, lines: draft.lines, add });

  return {
    isForChild: isChild(patient?.age ?? null),
    drugs: drugs.data,
    isMissing: drugs.error !== null && !drugs.data,
    stockOf,
    priceOf: pricesOf(drugs.data),
    packOf: (id: string) => drugs.data?.find((drug) => drug.id === id),
    safety,
    /** The names of drugs of schedule H1 and X whose prescriber is not known. */
    unprescribed,
    /** The names that the rules do not cover. */
    unchecked: [
      ...draft.lines
        .filter(({ drugId }) => findings.uncheckedIds.includes(drugId))
        .map(({ name }) => name),
      ...findings.unread,
    ],
    error,
    run,
    pending,
    add,
    /** The line just added. */
    freshId,
    /** The person returns from the page that adds a drug. */
    isBack,
  };
}
