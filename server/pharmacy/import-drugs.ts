import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { importDrugs as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { idOfName, idsByName, readTable, resultOf } from '../platform/spreadsheet/import.ts';
import type { Table } from '../platform/spreadsheet/table.ts';
import { presentDrug } from './drug.present.ts';
import { drugNames, listDrugRows, lockDrugNames, lockDrugs } from './drug.store.ts';
import { changeDrug } from './edit-drug.ts';
import { enterDrugs } from './enter-drugs.ts';
import {
  DRUG_FIELD_LABELS,
  type DrugField,
  drugColumns,
  missingColumns,
} from './import-columns.ts';
import { hasTwoHeadingRows } from './import-guards.ts';
import { newDrug, planDrugs, saysOther } from './import-plan.ts';
import { receiveDelivery } from './receive-delivery.ts';
import { lockBatches } from './stock.store.ts';

/** Reads the file, before any transaction is open. Refuses one of which nothing could be counted. */
export async function readDrugFile({
  file,
  body: { mode },
}: EndpointRequest<typeof endpoint>): Promise<Table<DrugField>> {
  const wanted = { names: drugColumns(mode), required: 'name', missing: M.noNameColumn } as const;
  const table = await readTable(file, wanted);
  const missing = missingColumns(new Set(table.headings.map(({ field }) => field)), mode);
  if (missing !== null) throw new Refusal('invalid_input', missing);
  if (hasTwoHeadingRows(table)) throw new Refusal('invalid_input', M.twoHeadingRows);
  return table;
}

/**
 * Imports the rows of a file in one go, or says with `preview` what that would do. A delivery enters a batch
 * for each row; a count posts its difference as a correction: what is more in a batch of the told expiry,
 * what is less from the batch that expires first. Expiry and cost of a batch that is there never change, and
 * of a drug only what the row says.
 */
export async function importDrugs(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
  table: Table<DrugField>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, today, actor } = scope;
  const { mode } = body;
  const isPreview = body.preview !== 'false';
  if (!isPreview) await lockDrugNames(tx, actor.clinicId);
  const known = idsByName(await drugNames(tx));
  if (!isPreview) {
    // All at once and in one order: who needs two of them waits instead of deadlocking.
    const ids = table.rows.flatMap(({ cells }) => idOfName(known, String(cells.name ?? '')) ?? []);
    await lockBatches(tx, await lockDrugs(tx, [...new Set(ids)]));
  }
  const rows = await listDrugRows(tx, today, null);
  const drugs = new Map(rows.map((row) => [row.id, presentDrug(row)]));
  const plan = planDrugs(table, { mode, known, drugs });
  if (!isPreview) {
    if (mode === 'delivery') await receiveDelivery(scope, plan, drugs);
    else await setStock(scope, plan, drugs);
    const counts = { mode, added: plan.additions.length, updated: plan.updates.length };
    await scope.audit('import-drugs', { type: 'clinic', id: actor.clinicId }, counts);
    scope.changed('drugs', actor.clinicId);
  }
  return resultOf(plan, table.headings, DRUG_FIELD_LABELS);
}

async function setStock(
  scope: ClinicScope,
  { additions, updates }: ReturnType<typeof planDrugs>,
  drugs: ReadonlyMap<string, Drug>,
): Promise<void> {
  await enterDrugs(scope, additions.map(newDrug));
  for (const { id, values } of updates) {
    const { batch_no: _, ...changes } = values;
    if (saysOther(changes, drugs.get(id))) {
      await changeDrug(scope, id, changes, { isFromFile: true });
    }
  }
}
