import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { drugsImported, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { importDrugs as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readSpreadsheet } from '../platform/spreadsheet/index.ts';
import { findTable, type TableRow } from '../platform/spreadsheet/table.ts';
import { drugNames } from './drug.store.ts';
import { changeDrug } from './edit-drug.ts';
import { enterDrugs } from './enter-drugs.ts';
import { DRUG_COLUMNS, type DrugField } from './import-columns.ts';
import { type ImportPlan, nameKey, planImport } from './import-plan.ts';
import { lockBatches } from './stock.store.ts';

/** Reads the file, before any transaction is open. */
export async function readDrugFile({
  file,
}: EndpointRequest<typeof endpoint>): Promise<TableRow<DrugField>[]> {
  const table = findTable(await readSpreadsheet(file.bytes), DRUG_COLUMNS, 'name');
  if (!table) throw new Refusal('invalid_input', M.noNameColumn);
  return table;
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
  const known = new Map(
    (await drugNames(scope.tx)).map(({ id, name }) => [nameKey(name), id] as const),
  );
  const plan = planImport(table, known);
  if (body.preview === 'false') await carryOut(scope, plan);
  return resultOf(plan);
}

async function carryOut(scope: ClinicScope, { additions, updates }: ImportPlan): Promise<void> {
  const { clinicId } = scope.actor;
  await enterDrugs(scope, additions);
  const ids = updates.map(({ id }) => id);
  // All at once and in one order: a bill that needs two of them waits instead of deadlocking.
  await lockBatches(scope.tx, ids);
  for (const { id, values } of updates) await changeDrug(scope, id, values);
  const counts = { added: additions.length, updated: updates.length };
  await scope.audit('import-drugs', { type: 'clinic', id: clinicId }, counts);
  scope.changed('drugs', clinicId);
}

function resultOf({ rows, additions, updates }: ImportPlan) {
  const skipped = rows.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }]));
  const details = { added: additions.length, updated: updates.length, skipped };
  const message = drugsImported(details.added, details.updated, skipped.length);
  return { message, details, rows: [...rows] };
}
