import type { Bill } from '#contract/billing/bill.ts';
import { BillLowered } from '#contract/billing/bills.endpoints.ts';
import { amountText, fromRupees, paise } from '#contract/kernel/numbers/money.ts';
import { loweredToMrp } from '#contract/pharmacy/drug.messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { BillDraft } from './bill-draft.ts';

type Sent = { readonly drug_id?: string | null | undefined; readonly price: number };

/** Says which drugs of a bill cost less than the person saw: the MRP of a batch is lower. */
export function tellLowered(sent: readonly Sent[], { items }: Pick<Bill, 'items'>): void {
  const names = items.flatMap(({ drug_id, name, price }) => {
    const seen = sent.find((one) => one.drug_id && one.drug_id === drug_id);
    return seen && price < fromRupees(seen.price) ? [name] : [];
  });
  if (names.length > 0) toast.info(loweredToMrp(names), { stays: true });
}

/**
 * The draft with the lower prices of a refusal, and the rest as the first amount; null for another
 * error. What was received in other modes stays.
 */
export function withLowered(draft: BillDraft, refused: unknown): BillDraft | null {
  const body = refused instanceof ApiError ? refused.body : null;
  const lowered = BillLowered.safeParse(body).data?.lowered;
  if (!lowered?.length) return null;
  const items = draft.items.map((item) => {
    const one = lowered.find(({ drug_id }) => drug_id === item.drug_id);
    return one ? { ...item, price: amountText(paise(one.price_paise)) } : item;
  });
  return { ...draft, items, received: '' };
}
