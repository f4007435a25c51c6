import { nameKey } from '#contract/kernel/name-key.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { changeDrug } from './edit-drug.ts';
import { enterDrugs } from './enter-drugs.ts';
import type { DrugValues } from './import-columns.ts';
import { newDrug, type planDrugs, saysOther } from './import-plan.ts';
import { addBatches, moveStock } from './stock.store.ts';

type Received = { readonly drugId: string; readonly values: Omit<DrugValues, 'name'> };

/** Well below the 65,535 parameters of one statement. */
const AT_ONCE = 1_000;

/**
 * Enters what arrived: a batch for each row, of drugs that are locked or new. What is on the shelf keeps
 * its quantity, its expiry and its cost.
 */
export async function receiveDelivery(
  scope: ClinicScope,
  { additions, updates }: ReturnType<typeof planDrugs>,
  drugs: ReadonlyMap<string, Drug>,
): Promise<void> {
  const groups = [...Map.groupBy(additions, ({ name }) => nameKey(name)).values()];
  const firsts = groups.flatMap(([first]) => (first ? [newDrug(first)] : []));
  const ids = await enterDrugs(scope, firsts, 'purchase');
  const received: Received[] = groups.flatMap(([, ...further], at) =>
    further.map((values) => ({ drugId: ids[at] ?? '', values })),
  );
  for (const { id, values } of updates) {
    received.push({ drugId: id, values });
    const { batch_no, quantity_in_stock, expiry_date, buying_price, ...changes } = values;
    if (saysOther(changes, drugs.get(id))) await changeDrug(scope, id, changes);
  }
  for (let from = 0; from < received.length; from += AT_ONCE) {
    await putOnShelf(scope, received.slice(from, from + AT_ONCE));
  }
}

async function putOnShelf(scope: ClinicScope, received: readonly Received[]): Promise<void> {
  const batches = received.map(({ drugId, values }) => ({
    drugId,
    batchNo: values.batch_no ?? null,
    expiryDate: values.expiry_date ?? null,
    buyingPricePaise: values.buying_price ?? null,
  }));
  const batchIds = await addBatches(scope, batches);
  await moveStock(
    scope,
    received.map(({ drugId, values }, at) => ({
      drugId,
      batchId: batchIds[at] ?? '',
      kind: 'purchase',
      quantity: values.quantity_in_stock ?? 0,
    })),
  );
}
