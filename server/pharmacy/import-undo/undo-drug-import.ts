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
import { importsSince, markUndone, UNDO_WITHIN_MS } from './drug-imports.store.ts';
import { importedDrugs, importsThatLeft, lockImported, takeBack } from './take-back.store.ts';

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
 * changed since stays as it is and is named in the reply. One that only a later import touched is taken
 * back when that one is undone. Throws 409 when every drug stays. One that changed nothing leaves no audit row.
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
  const own = await takeBackUntouched(scope, id);
  const undone = own.taken.length;
  if (undone + own.waiting.length === 0) {
    if (own.left.length > 0) throw conflict(M.allTouched(namesOf(own.left)));
    return { message: M.nothing, undone, left: [] };
  }
  await auditUndo(scope, id, own);
  const freed = await takeBackWaiting(scope, own.taken);
  scope.changed('drugs', actor.clinicId);
  const left = namesOf([...own.left, ...freed.left]);
  const waiting = namesOf([...own.waiting, ...freed.waiting]);
  const message = M.undone({ undone, left, waiting, taken: namesOf(freed.taken) });
  return { message, undone, left: [...left, ...waiting].slice(0, NAMES_LEFT) };
}

type Judged = Awaited<ReturnType<typeof importedDrugs>>[number];

/** The names of drugs, each once. */
const namesOf = (drugs: readonly Judged[]) => [...new Set(drugs.map(({ name }) => name))];

/**
 * Takes back the drugs of an import that are as it left them, only those of `among` where it is given.
 * Returns which were taken back, which stay and which wait for the undo of a later import.
 */
async function takeBackUntouched(scope: ClinicScope, id: string, among?: ReadonlySet<string>) {
  const all = await importedDrugs(scope, id);
  const drugs = all.filter(({ drug_id }) => among?.has(drug_id) ?? true);
  const taken = drugs.filter(({ is_untouched }) => is_untouched);
  const stay = drugs.filter(({ is_untouched }) => !is_untouched);
  if (taken.length > 0) await takeBack(scope, { id, drugIds: taken.map((one) => one.drug_id) });
  // An invoice with goods that stay was posted, and is not posted again.
  if (taken.length === all.length) await markInvoiceUndone(scope, id);
  return {
    taken,
    stay: all.length - taken.length,
    left: stay.filter(({ is_waiting }) => !is_waiting),
    waiting: stay.filter(({ is_waiting }) => is_waiting),
  };
}

type TakenBack = Pick<Awaited<ReturnType<typeof takeBackUntouched>>, 'taken' | 'stay'>;

function auditUndo(scope: ClinicScope, id: string, { taken, stay }: TakenBack) {
  return scope.audit(
    'undo-import-drugs',
    { type: 'clinic', id: scope.actor.clinicId },
    { import: id, undone: taken.length, left: stay },
  );
}

/** Takes back what earlier undos left of these drugs, newest first. */
async function takeBackWaiting(scope: ClinicScope, drugs: readonly Judged[]) {
  const done = { taken: [] as Judged[], left: [] as Judged[], waiting: [] as Judged[] };
  if (drugs.length === 0) return done;
  const among = new Set(drugs.map(({ drug_id }) => drug_id));
  for (const id of await importsThatLeft(scope.tx, [...among])) {
    const one = await takeBackUntouched(scope, id, among);
    if (one.taken.length > 0) await auditUndo(scope, id, one);
    done.taken.push(...one.taken);
    done.left.push(...one.left);
    done.waiting.push(...one.waiting);
  }
  return done;
}
