import type { DrugBody } from '#contract/pharmacy/drug.ts';
import { toColumns } from '../../platform/db/columns/columns.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { DRUG_COLUMNS } from './drug.columns.ts';
import { setGstRates } from './gst-rates.store.ts';
import { moveStock } from './stock.store.ts';

/** Far below PostgreSQL's limit of 65,535 parameters per statement. */
const AT_ONCE = 1_000;

type Origin = {
  /** The drugs are of the product's list of default medications. */
  readonly fromCatalogue?: boolean;
};

/** Inserts drugs, each with its stock in one batch, and returns the ids in order. */
export async function enterDrugs(
  scope: ClinicScope,
  drugs: readonly DrugBody[],
  origin: Origin = {},
): Promise<string[]> {
  const entered: string[] = [];
  for (let from = 0; from < drugs.length; from += AT_ONCE) {
    entered.push(...(await enterSome(scope, drugs.slice(from, from + AT_ONCE), origin)));
  }
  return entered;
}

async function enterSome(
  scope: ClinicScope,
  drugs: readonly DrugBody[],
  { fromCatalogue = false }: Origin,
): Promise<string[]> {
  const { tx, actor, now } = scope;
  const rows = drugs.map((drug) => ({ drug, id: scope.newId(), batchId: scope.newId() }));
  const made = { clinic_id: actor.clinicId, created_at: now, created_by: actor.id };
  await tx
    .insertInto('drugs')
    .values(
      rows.map(({ id, drug }) => ({
        ...made,
        id,
        ...toColumns(DRUG_COLUMNS, drug),
        from_catalogue: fromCatalogue,
        updated_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto('drug_batches')
    .values(
      rows.map(({ id, batchId, drug }) => ({
        ...made,
        id: batchId,
        drug_id: id,
        expiry_date: drug.expiry_date,
        buying_price_paise: drug.buying_price,
      })),
    )
    .execute();
  const opening = rows
    .filter(({ drug }) => drug.quantity_in_stock > 0)
    .map(({ id, batchId, drug }) => ({
      drugId: id,
      batchId,
      kind: 'opening' as const,
      quantity: drug.quantity_in_stock,
    }));
  await moveStock(scope, opening);
  await setGstRates(
    scope,
    rows.map(({ id, drug }) => ({ ...drug, id })),
  );
  return rows.map(({ id }) => id);
}
