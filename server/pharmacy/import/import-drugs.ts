import { createHash } from 'node:crypto';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { COUNT_REASON } from '#contract/pharmacy/drug-import.ts';
import { importDrugs as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import type { TurnSteps } from '../../platform/http/turn-route.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { type Reader, withReader } from '../../platform/spreadsheet/open-reader.ts';
import { takePlan } from '../../platform/spreadsheet/take-plan.ts';
import {
  beginImport,
  endImport,
  findSameDelivery,
  UNDO_WITHIN_MS,
} from '../import-undo/drug-imports.store.ts';
import { lockDrugNames } from '../inventory/drug.store.ts';
import { checkInvoice, postInvoice } from '../suppliers/supplier-invoices.ts';
import { headingsOfClinic } from './headings/taught-headings.store.ts';
import {
  batchPieces,
  drugNamePieces,
  drugPieces,
  lockShelf,
  supplierPieces,
  writeImportedDrugs,
} from './import.store.ts';
import type { DrugFileOptions, DrugPlanOptions } from './known-rows.ts';
import { findPackAnswer, keepPackAnswer } from './packs/pack-answers.store.ts';

const PROGRAM = new URL('./reader/import-drugs.child.ts', import.meta.url);

type Request = EndpointRequest<typeof endpoint>;

/**
 * Imports the rows of a file in one transaction, or previews that with `preview`. A separate
 * process reads the file and plans the changes; it ends with the call. The cost of
 * existing batches never changes, their expiry only by a count that names them, and drugs change only
 * in the fields of their row. Throws for a
 * file without any quantity.
 */
const importFrom =
  (sort: DrugFileOptions['sort']) =>
  async (steps: TurnSteps, { file, body }: Request): Promise<EndpointReply<typeof endpoint>> => {
    checkInvoice(body);
    const { signal, database } = steps.turn;
    const { mode, per = 'piece', preview, columns, mended, new_drugs } = body;
    const { clinicId } = steps.actor;
    const learned = await database.inClinic(clinicId, (tx) => headingsOfClinic(tx, mode));
    const addsNew = new_drugs === 'add';
    const options: DrugFileOptions = { mode, per, sort, columns, mended, learned, addsNew };
    return withReader({ program: PROGRAM, file: file.bytes, options, signal }, async (reader) => {
      const fileHash = createHash('sha256').update(file.bytes).digest();
      if (preview === 'true') return lookAt(steps, reader, { ...options, fileHash });
      return steps.transactOnce((scope) => carryOut(scope, reader, { ...options, body, fileHash }));
    });
  };

/** Imports a file of Excel. */
export const importDrugs = importFrom('excel');
/** Imports a file of another program. */
export const importDrugsFromText = importFrom('other');

function decoded(reply: object): EndpointReply<typeof endpoint> {
  return endpoint.replies[200].parse(reply);
}

async function lookAt(
  { actor, services, turn, transact }: TurnSteps,
  reader: Reader,
  { fileHash, ...file }: DrugFileOptions & { readonly fileHash: Buffer },
) {
  const today = clinicDay(services.clock.now(), actor.timeZone);
  await turn.database.inClinic(actor.clinicId, async (tx) => {
    await reader.know(await drugPieces(tx, today));
    if (file.mode === 'count') await reader.know(await batchPieces(tx));
    if (file.mode === 'delivery') await reader.know(await supplierPieces(tx));
  });
  const options: DrugPlanOptions = { ...file, today, writes: false };
  return transact(async (scope) => {
    const reply = decoded(await takePlan(scope, reader, { kind: 'drugs', options }));
    const { columns, packs, invoice } = reply;
    const asked = { mode: file.mode, columns, supplierId: invoice?.supplier_id };
    const answered = packs && (await findPackAnswer(scope.tx, asked));
    const before =
      file.mode === 'delivery' ? await findSameDelivery(scope.tx, fileHash) : undefined;
    return {
      ...reply,
      ...(packs && { packs: { ...packs, ...(answered && { answered }) } }),
      ...(before && { imported_before: before }),
    };
  });
}

type Carried = DrugFileOptions & Pick<Request, 'body'> & { readonly fileHash: Buffer };

async function carryOut(scope: ClinicScope, reader: Reader, carried: Carried) {
  const { body, fileHash, ...file } = carried;
  const { tx, today, actor } = scope;
  await lockDrugNames(tx, actor.clinicId);
  // A deadlock retries this, and the rows sent before are stale.
  await reader.forget();
  await reader.know(await drugNamePieces(tx));
  await reader.know(await lockShelf(tx, await reader.wanted()));
  await reader.know(await drugPieces(tx, today));
  const { mode } = file;
  const id = scope.newId();
  await beginImport(scope, { id, mode, fileHash });
  const options: DrugPlanOptions = { ...file, today, writes: true };
  const reply = decoded(
    await takePlan(scope, reader, {
      kind: 'drugs',
      options,
      write: writeImportedDrugs(scope, id, body.reason ?? COUNT_REASON),
    }),
  );
  const { added, updated } = reply.details;
  await endImport(scope, { id, mode, added, updated });
  const { columns, packs } = reply;
  if (packs && body.per) await keepPackAnswer(tx, id, { columns, per: body.per });
  await scope.audit(
    'import-drugs',
    { type: 'clinic', id: actor.clinicId },
    { mode, ...(file.per !== 'piece' && { per: file.per }), added, updated },
  );
  scope.changed('drugs', actor.clinicId);
  if (added + updated === 0) return reply;
  await postInvoice(scope, id, body);
  const until = new Date(scope.now.getTime() + UNDO_WITHIN_MS).toISOString();
  return { ...reply, undo: { id, until } };
}
