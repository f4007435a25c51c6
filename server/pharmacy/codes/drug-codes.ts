import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import {
  codeOfOther,
  codeRemoved,
  CODE_MESSAGES as M,
} from '#contract/pharmacy/codes/drug-code.messages.ts';
import type { DrugCode } from '#contract/pharmacy/codes/drug-code.ts';
import type {
  addDrugCode as addEndpoint,
  deleteDrugCode as deleteEndpoint,
} from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { printedCode } from '#contract/pharmacy/codes/gtin.rules.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findDrugName, lockDrugCode } from './drug-code.store.ts';

/**
 * Remembers a code for a drug. A code of a deleted drug moves to the new one. Throws 409 for the code
 * of another drug, also for two at once, and 404 for an unknown drug.
 */
export async function addDrugCode(
  scope: ClinicScope,
  { body: { drug_id, code } }: EndpointRequest<typeof addEndpoint>,
): Promise<DrugCode> {
  const { tx, actor, now } = scope;
  const drug = await findDrugName(tx, drug_id);
  if (!drug) throw notFound(M.drugUnknown);
  const added = await tx
    .insertInto('drug_codes')
    .values({
      ...{ clinic_id: actor.clinicId, id: scope.newId(), drug_id, code },
      ...{ created_at: now, created_by: actor.id },
    })
    .onConflict((on) => on.columns(['clinic_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const reply = (id: string) => ({ id, drug_id, drug: drug.name, code });
  if (!added) {
    const before = await lockDrugCode(tx, code);
    // Deleted by another call since.
    if (!before) throw conflict(M.rememberFailed);
    if (before.drug_id === drug_id) return reply(before.id);
    const owner = await findDrugName(tx, before.drug_id);
    if (owner) throw conflict(codeOfOther(owner.name));
    const moved = { drug_id, created_at: now, created_by: actor.id };
    await tx.updateTable('drug_codes').set(moved).where('id', '=', before.id).execute();
    await noteAdded(scope, before.id, { drug_id, code });
    return reply(before.id);
  }
  await noteAdded(scope, added.id, { drug_id, code });
  return reply(added.id);
}

async function noteAdded(scope: ClinicScope, id: string, detail: object): Promise<void> {
  await scope.audit('add-drug-code', { type: 'drug-code', id }, detail);
  scope.changed('drugs', id);
}

/** Forgets a code. Throws 404 for an unknown one. */
export async function deleteDrugCode(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof deleteEndpoint>,
): Promise<{ message: string }> {
  const row = await scope.tx
    .deleteFrom('drug_codes')
    .where('id', '=', id)
    .returning(['drug_id', 'code'])
    .executeTakeFirst();
  if (!row) throw notFound(M.codeUnknown);
  await scope.audit('delete-drug-code', { type: 'drug-code', id }, row);
  scope.changed('drugs', id);
  return { message: codeRemoved(printedCode(row.code)) };
}
