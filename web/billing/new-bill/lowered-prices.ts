import type { Bill } from '#contract/billing/bill.ts';
import { fromRupees } from '#contract/kernel/numbers/money.ts';
import { loweredToMrp } from '#contract/pharmacy/drug.messages.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Sent = { readonly drug_id?: string | null | undefined; readonly price: number };

/** Says which drugs of a bill cost less than the person saw: the MRP of a batch is lower. */
export function tellLowered(sent: readonly Sent[], { items }: Pick<Bill, 'items'>): void {
  const names = items.flatMap(({ drug_id, name, price }) => {
    const seen = sent.find((one) => one.drug_id && one.drug_id === drug_id);
    return seen && price < fromRupees(seen.price) ? [name] : [];
  });
  if (names.length > 0) toast.info(loweredToMrp(names), { stays: true });
}
