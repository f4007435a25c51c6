import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentDrug } from './drug.present.ts';
import { findDrugRow } from './drug.store.ts';

/** Reads a drug in this transaction. Throws 404 for an unknown or hidden one. */
export async function readDrug({ tx, today }: ClinicScope, id: string): Promise<Drug> {
  const row = await findDrugRow(tx, today, id);
  if (!row) throw notFound(DRUG_MESSAGES.notFound);
  return presentDrug(row);
}
