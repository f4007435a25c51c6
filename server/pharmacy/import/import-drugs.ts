import { clinicDay } from '#contract/kernel/dates.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { importDrugs as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import type { TurnSteps } from '../../platform/http/turn-route.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { type Reader, withReader } from '../../platform/spreadsheet/open-reader.ts';
import { takePlan } from '../../platform/spreadsheet/take-plan.ts';
import { lockDrugNames } from '../inventory/drug.store.ts';
import { drugNamePieces, drugPieces, lockShelf, writeImportedDrugs } from './import.store.ts';
import type { DrugFileOptions, DrugPlanOptions } from './known-rows.ts';

const PROGRAM = new URL('./import-drugs.child.ts', import.meta.url);

type Request = EndpointRequest<typeof endpoint>;

/**
 * Imports the rows of a file in one transaction, or previews that with `preview`. A separate
 * process reads the file and plans the changes; it ends with the call. The expiry and cost of
 * existing batches never change, and drugs change only in the fields of their row. Throws for a
 * file without any quantity.
 */
export function importDrugs(
  steps: TurnSteps,
  { file, body: { mode, preview } }: Request,
): Promise<EndpointReply<typeof endpoint>> {
  const { signal } = steps.turn;
  const options: DrugFileOptions = { mode };
  return withReader({ program: PROGRAM, file: file.bytes, options, signal }, async (reader) => {
    if (preview === 'true') return decoded(await lookAt(steps, reader, mode));
    return steps.transactOnce(async (scope) => decoded(await carryOut(scope, reader, mode)));
  });
}

function decoded(reply: object): EndpointReply<typeof endpoint> {
  return endpoint.replies[200].parse(reply);
}

type Mode = Request['body']['mode'];

async function lookAt({ actor, services, turn, transact }: TurnSteps, reader: Reader, mode: Mode) {
  const today = clinicDay(services.clock.now(), actor.timeZone);
  await reader.know(await turn.database.inClinic(actor.clinicId, (tx) => drugPieces(tx, today)));
  const options: DrugPlanOptions = { mode, today, writes: false };
  return transact((scope) => takePlan(scope, reader, { kind: 'drugs', options }));
}

async function carryOut(scope: ClinicScope, reader: Reader, mode: Mode) {
  const { tx, today, actor } = scope;
  await lockDrugNames(tx, actor.clinicId);
  // A deadlock retries this, and the rows sent before are stale.
  await reader.forget();
  await reader.know(await drugNamePieces(tx));
  await reader.know(await lockShelf(tx, await reader.wanted()));
  await reader.know(await drugPieces(tx, today));
  const options: DrugPlanOptions = { mode, today, writes: true };
  const reply = await takePlan(scope, reader, {
    kind: 'drugs',
    options,
    write: (name, json) => writeImportedDrugs(scope, name, json),
  });
  const { added, updated } = decoded(reply).details;
  await scope.audit(
    'import-drugs',
    { type: 'clinic', id: actor.clinicId },
    { mode, added, updated },
  );
  scope.changed('drugs', actor.clinicId);
  return reply;
}
