import { type RawBuilder, sql } from 'kysely';
import { violatedConstraint } from './db/violations.ts';
import { Refusal } from './errors.ts';
import type { Services } from './services.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A request names a few records; a long list of ids is not looked up whole. */
const MOST_IDS = 50;
const DEEPEST = 6;

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/**
 * A copy of a request's value with its texts replaced. Files and dates stay as they are, and so does
 * anything nested deeper than the id of a record can be.
 */
function withTexts(value: unknown, replace: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return replace(value);
  if (depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => withTexts(one, replace, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTexts(one, replace, depth + 1)]),
  );
}

function idsIn({ params, query, body }: Input): string[] {
  const ids = new Set<string>();
  withTexts([params, query, body], (text) => {
    if (UUID.test(text) && ids.size < MOST_IDS) ids.add(text.toLowerCase());
    return text;
  });
  return [...ids];
}

/** Whether a row was rejected because its patient, or the patient's row that it names, has moved. */
export function hasPatientMoved(error: unknown): boolean {
  return /patient_id.*_fkey$/.test(violatedConstraint(error) ?? '');
}

/**
 * The id of a patient that narrows a list. A list for a lost id fails with nothing, so no second run
 * follows the merge: the query looks the kept id up by itself. Row-level security lets no `coalesce` into
 * the condition of an index, but the result of a SELECT.
 */
export function keptPatient(id: string): RawBuilder<string> {
  return sql`(SELECT coalesce((SELECT merge.patient_id FROM patient_merges AS merge
    WHERE merge.lost_id = ${id}::uuid), ${id}::uuid))`;
}

const UNKNOWN = new Set(['not_found', 'invalid_input']);

type Caller = { readonly services: Pick<Services, 'database'>; readonly clinicId: string | null };

/**
 * Runs the work of a call. When it fails because a record became part of another one, it runs a second
 * time with the kept record's id in place of the lost one (decision 103). Nothing of the failed run may
 * be stored, so the second one is as if the call came after the merge.
 */
export async function followingMerges<I extends Input, T>(
  input: I,
  caller: Caller,
  work: (input: I, run: 'first' | 'second') => Promise<T>,
): Promise<T> {
  try {
    return await work(input, 'first');
  } catch (error) {
    const again = await afterMerge(error, input, caller);
    if (again === undefined) throw error;
    return await work(again, 'second');
  }
}

/** The input with the ids of kept records, or undefined when the call did not fail for a lost one. */
async function afterMerge<I extends Input>(
  error: unknown,
  input: I,
  { services, clinicId }: Caller,
): Promise<I | undefined> {
  const isUnknown = error instanceof Refusal && UNKNOWN.has(error.code);
  const hasMoved = hasPatientMoved(error);
  if (clinicId === null || !(isUnknown || hasMoved)) return undefined;
  const ids = idsIn(input);
  if (ids.length === 0) return undefined;
  const merges = await services.database.inClinic(clinicId, (tx) =>
    tx
      .selectFrom('patient_merges')
      .where('lost_id', 'in', ids)
      .select(['lost_id', 'patient_id'])
      .execute(),
  );
  if (merges.length === 0) return hasMoved ? input : undefined;
  const kept = new Map(merges.map(({ lost_id, patient_id }) => [lost_id, patient_id]));
  const replace = (text: string) => kept.get(text.toLowerCase()) ?? text;
  const { params, query, body } = input;
  return {
    ...input,
    params: withTexts(params, replace),
    query: withTexts(query, replace),
    body: withTexts(body, replace),
  };
}
