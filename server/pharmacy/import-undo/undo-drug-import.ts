import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { IMPORT_UNDO_MESSAGES as M } from '#contract/pharmacy/drug-import-undo.ts';
import type {
  undoDrugImport as endpoint,
  listDrugImports as listEndpoint,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockDrugNames } from '../inventory/drug.store.ts';
import { markInvoiceUndone } from '../suppliers/supplier-invoices.store.ts';
import {
  importedDrugs,
  importsSince,
  lockImported,
  markUndone,
  takeBack,
  UNDO_WITHIN_MS,
} from './drug-imports.store.ts';

const NAMES_LEFT = 100;

/** The imports that can still be undone. */
export async function listDrugImports({
  tx,
  now,
}: ClinicScope): Promise<EndpointReply<typeof listEndpoint>> {
  const since = new Date(now.getTime() - UNDO_WITHIN_MS);
  return (await importsSince(tx, since)).map(({ at, ...one }) => ({
    ...one,
    at: at.toISOString(),
    until: new Date(at.getTime() + UNDO_WITHIN_MS).toISOString(),
  }));
}

/**
 * Takes back an import within an hour, in one transaction. A drug that was sold, counted, ordered or
 * changed since stays as it is and is named in the reply. Throws 409 when that is every drug.
 */
export async function undoDrugImport(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, actor } = scope;
  // Serializes with imports of the same names and with another undo.
  await lockDrugNames(tx, actor.clinicId);
  const one = await markUndone(scope, id);
  if (one === 'unknown') throw notFound(M.notFound);
  if (one === 'undone') throw conflict(M.undoneAlready);
  if (now.getTime() - one.at.getTime() > UNDO_WITHIN_MS) throw conflict(M.tooLate);
  await lockImported(tx, id);
  const drugs = await importedDrugs(tx, id);
  const drugIds = drugs.flatMap(({ drug_id, is_untouched }) => (is_untouched ? [drug_id] : []));
  const left = drugs.flatMap(({ name, is_untouched }) => (is_untouched ? [] : [name]));
  if (drugIds.length === 0 && left.length > 0) throw conflict(M.allTouched(left));
  await takeBack(scope, { id, drugIds });
  // An invoice with goods that stay was posted, and is not posted again.
  if (left.length === 0) await markInvoiceUndone(scope, id);
  const undone = drugIds.length;
  await scope.audit(
    'undo-import-drugs',
    { type: 'clinic', id: actor.clinicId },
    { import: id, undone, left: left.length },
  );
  scope.changed('drugs', actor.clinicId);
  return { message: M.undone(undone, left), undone, left: left.slice(0, NAMES_LEFT) };
}
