import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { type Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import type { importDrugs as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { idsByName, readTable, resultOf } from '../platform/spreadsheet/import.ts';
import type { TableRow } from '../platform/spreadsheet/table.ts';
import { presentDrug } from './drug.present.ts';
import { drugNames, listDrugRows, lockDrugNames, lockDrugs } from './drug.store.ts';
import { changeDrug } from './edit-drug.ts';
import { enterDrugs } from './enter-drugs.ts';
import { DRUG_COLUMNS, type DrugField, type DrugValues } from './import-columns.ts';
import { newDrug, planDrugs } from './import-plan.ts';
import { lockBatches } from './stock.store.ts';

/** Reads the file, before any transaction is open. */
export function readDrugFile({ file }: EndpointRequest<typeof endpoint>) {
  return readTable(file, { names: DRUG_COLUMNS, required: 'name', missing: M.noNameColumn });
}

/**
 * Imports the rows of a file in one go, or says with `preview` what that would do. Of drugs that are
 * there already (by name) only what the file has a column for changes.
 */
export async function importDrugs(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
  table: readonly TableRow<DrugField>[],
): Promise<EndpointReply<typeof endpoint>> {
  const isPreview = body.preview !== 'false';
  if (!isPreview) await lockDrugNames(scope.tx, scope.actor.clinicId);
  const known = idsByName(await drugNames(scope.tx));
  const plan = planDrugs(table, known);
  if (!isPreview) await carryOut(scope, plan);
  return resultOf(plan);
}

async function carryOut(
  scope: ClinicScope,
  { additions, updates }: ReturnType<typeof planDrugs>,
): Promise<void> {
  const { clinicId } = scope.actor;
  await enterDrugs(scope, additions.map(newDrug));
  const ids = updates.map(({ id }) => id);
  // All at once and in one order: who needs two of them waits instead of deadlocking.
  await lockDrugs(scope.tx, ids);
  await lockBatches(scope.tx, ids);
  const rows = await listDrugRows(scope.tx, scope.today, null);
  const known = new Map(rows.map((row) => [row.id, presentDrug(row)]));
  for (const { id, values } of updates) {
    if (saysOther(values, known.get(id))) await changeDrug(scope, id, values, { isFromFile: true });
  }
  const counts = { added: additions.length, updated: updates.length };
  await scope.audit('import-drugs', { type: 'clinic', id: clinicId }, counts);
  scope.changed('drugs', clinicId);
}

/** A stock list that comes every week says of most drugs what is known: those cost no statement. */
function saysOther(values: Partial<DrugValues>, drug: Drug | undefined): boolean {
  return DrugBody.keyof().options.some(
    (field) => values[field] !== undefined && values[field] !== drug?.[field],
  );
}
