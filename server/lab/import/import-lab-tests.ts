import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { importLabTests as endpoint } from '#contract/lab/tests/lab-tests.endpoints.ts';
import type { TurnSteps } from '../../platform/http/turn-route.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { type Reader, withReader } from '../../platform/spreadsheet/open-reader.ts';
import { takePlan } from '../../platform/spreadsheet/take-plan.ts';
import { beginLabImport, endLabImport, UNDO_WITHIN_MS } from '../import-undo/lab-imports.store.ts';
import { lockLabTestNames } from '../inventory/lab-test.store.ts';
import { labTestNamePieces, lockLabTests, writeImportedTests } from './import.store.ts';
import type { LabTestFileOptions, LabTestPlanOptions } from './known-rows.ts';
import { headingsOfLab } from './lab-headings.store.ts';

const PROGRAM = new URL('./import-lab-tests.child.ts', import.meta.url);

/**
 * Imports the tests of a file in one transaction, or previews that with `preview`. A separate
 * process reads the file and plans the changes; it ends with the call. Existing tests (by name)
 * change only in the fields that the file has a column for.
 */
const importFrom =
  (sort: 'excel' | 'other') =>
  async (
    steps: TurnSteps,
    {
      file,
      body: { preview, columns, mended },
    }: Pick<EndpointRequest<typeof endpoint>, 'file' | 'body'>,
  ): Promise<EndpointReply<typeof endpoint>> => {
    const { signal, database } = steps.turn;
    const learned = await database.inClinic(steps.actor.clinicId, headingsOfLab);
    const options: LabTestFileOptions = { sort, columns, mended, learned };
    return withReader({ program: PROGRAM, file: file.bytes, options, signal }, async (reader) => {
      if (preview === 'true') return decoded(await lookAt(steps, reader, options));
      return steps.transactOnce(async (scope) => decoded(await carryOut(scope, reader, options)));
    });
  };

/** Imports a file of Excel. */
export const importLabTests = importFrom('excel');
/** Imports a file of another program. */
export const importLabTestsFromText = importFrom('other');

function decoded(reply: object): EndpointReply<typeof endpoint> {
  return endpoint.replies[200].parse(reply);
}

async function lookAt(
  { actor, turn, transact }: TurnSteps,
  reader: Reader,
  file: LabTestFileOptions,
) {
  await reader.know(await turn.database.inClinic(actor.clinicId, labTestNamePieces));
  const options: LabTestPlanOptions = { ...file, writes: false };
  return transact((scope) => takePlan(scope, reader, { kind: 'lab-tests', options }));
}

async function carryOut(scope: ClinicScope, reader: Reader, file: LabTestFileOptions) {
  const { tx, actor } = scope;
  await lockLabTestNames(tx, actor.clinicId);
  // A deadlock retries this, and the rows sent before are stale.
  await reader.forget();
  await reader.know(await labTestNamePieces(tx));
  await reader.know(await lockLabTests(tx, await reader.wanted()));
  const id = scope.newId();
  await beginLabImport(scope, id);
  const options: LabTestPlanOptions = { ...file, writes: true };
  const reply = await takePlan(scope, reader, {
    kind: 'lab-tests',
    options,
    write: writeImportedTests(scope, id),
  });
  const { added, updated } = decoded(reply).details;
  await endLabImport(scope, { id, added, updated });
  await scope.audit('import-lab-tests', { type: 'clinic', id: actor.clinicId }, { added, updated });
  scope.changed('lab-tests', actor.clinicId);
  if (added + updated === 0) return reply;
  const until = new Date(scope.now.getTime() + UNDO_WITHIN_MS).toISOString();
  return { ...reply, undo: { id, until } };
}
