import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

type Wanted = { code?: string | undefined; drug_id?: string | undefined };

/** The codes of drugs that are not deleted, by drug and code. */
export function listDrugCodeRows(tx: Tx, { code, drug_id }: Wanted) {
  return tx
    .selectFrom('drug_codes as one')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'one.drug_id'))
    .where('drugs.deleted_at', 'is', null)
    .$if(code !== undefined, (query) => query.where('one.code', '=', code ?? ''))
    .$if(drug_id !== undefined, (query) => query.where('one.drug_id', '=', drug_id ?? ''))
    .select(['one.id', 'one.drug_id', 'drugs.name as drug', 'one.code'])
    .orderBy('drugs.name')
    .orderBy('one.code')
    .execute();
}

/** Locks the row of a code, of whatever drug. */
export function lockDrugCode(tx: Tx, code: string) {
  return tx
    .selectFrom('drug_codes')
    .where('code', '=', code)
    .select(['id', 'drug_id'])
    .forUpdate()
    .executeTakeFirst();
}

/** The name of a drug that is not deleted. */
export function findDrugName(tx: Tx, id: string) {
  return tx
    .selectFrom('drugs')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('name')
    .executeTakeFirst();
}
