import { useEffect, useEffectEvent, useRef } from 'react';
import { z } from 'zod';
import { COUNTER_BILL_TYPES, COUNTER_MODES, PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { BillRequest } from '#contract/billing/bill-request.ts';
import { FollowUp } from '#contract/billing/follow-up.ts';
import { Id } from '#contract/kernel/fields.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { SETTLEMENTS } from '../bill/bill-settlement.ts';
import type { BillDraft } from './bill-draft.ts';

const Kept = z.object({
  /** The items that the bill was begun with. */
  given: z.string(),
  items: z.array(
    z.object({
      ...{ key: z.int(), name: z.string(), price: z.string(), quantity: z.string() },
      type: z.enum(COUNTER_BILL_TYPES).optional(),
      drug_id: Id.nullish(),
      item_id: Id.nullish(),
    }),
  ),
  discount: z.string(),
  followUp: FollowUp.nullable(),
  settlement: z.enum(SETTLEMENTS),
  mode: z.enum(PAYMENT_MODES),
  ...{ received: z.string(), reference: z.string(), reason: z.string() },
  others: z.array(
    z.object({
      key: z.int(),
      mode: z.enum(COUNTER_MODES),
      ...{ amount: z.string(), reference: z.string() },
    }),
  ),
});

type KeptBill = BillDraft & { readonly given: string };

/** The subject of the bill: another visit, doctor or order is another bill. */
const nameOf = ({ patientId, visitId, doctorId, billType, relatedId, labOrderId }: BillRequest) =>
  ['bill', patientId, visitId, doctorId, billType, relatedId, labOrderId].filter(Boolean).join('.');

/** The bill that was left last, for the way back to it. */
let left: { readonly by: string | undefined; name: string; draft: KeptBill | null } | null = null;

const isLeft = (name: string) => left?.name === name && left.by === currentSession()?.user.id;

/**
 * A bill while it is made, kept on the device through a reload and a killed browser, and in the page when the form
 * is left. Null is the first draft of its request, also when the order has got other items since.
 */
export function useKeptBill(request: BillRequest) {
  const name = nameOf(request);
  const given = JSON.stringify(request.items);
  const [stored, store] = useKept<KeptBill>(name, Kept);
  const kept = stored?.given === given ? stored : null;
  const keep = (draft: BillDraft): void => store({ ...draft, given });
  const isOver = useRef(false);
  const leave = useEffectEvent(() => {
    left = isOver.current ? null : { by: currentSession()?.user.id, name, draft: kept };
    store(null);
  });
  const comeBack = useEffectEvent(() => {
    const back = isLeft(name) ? left?.draft : null;
    if (kept === null) store(back?.given === given ? back : null);
    left = null;
  });
  useEffect(() => {
    comeBack();
    return () => leave();
  }, []);
  /** Called when the bill is made or its order has changed: the form shows the draft until it is left. */
  const drop = (): void => {
    isOver.current = true;
    writeOwnDraft(name, null);
  };
  return { kept, keep, drop };
}
