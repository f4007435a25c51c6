import { type RawBuilder, sql } from 'kysely';
import { pick } from '#contract/kernel/field-names.ts';
import { type Gender, PATIENT_COLUMNS, PATIENT_DETAILS } from '#contract/patients/patient.ts';
import type { RegisterPatientBody } from '#contract/patients/patient-input.ts';
import { phoneDigits } from '#contract/patients/phone.rules.ts';
import { searchWords, sortName } from '#contract/patients/search.rules.ts';
import { inTable } from '../platform/db/columns/columns.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import { withNextNumber } from '../platform/db/number-series.ts';
import { compiled } from '../platform/db/prepared/compiled.ts';
import { isPlanned } from '../platform/db/prepared/page-of.ts';
import { withNext } from '../platform/db/scoped-connection.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';
import { LAST_SEEN, LATEST_STAY } from './latest-stay.ts';

export type PatientRow = NonNullable<Awaited<ReturnType<typeof findPatientRow>>>;

const PATIENT = compiled((tx, { id }: { id: string }, { lock }: { lock: boolean }) => {
  const query = tx
    .selectFrom('patients')
    .where('id', '=', id)
    .select(PATIENT_COLUMNS)
    .select(LATEST_STAY);
  return lock ? query.forNoKeyUpdate() : query;
});

export async function findPatientRow(tx: Tx, id: string, { lock = false } = {}) {
  const [row] = await PATIENT.run(tx, { id }, { lock });
  return row;
}

/** Facts of a patient from other slices, as SQL about `patients`. */
export type KnownElsewhere = {
  /** The due in paise at a moment, 0 for none. */
  readonly due: (now: Date) => RawBuilder<number>;
  /** The numbers of the records that became part of this one. */
  readonly otherNumbers: RawBuilder<number[]>;
};

/** The query of a patient with what other slices know, in one statement. */
export function patientWith({ due, otherNumbers }: KnownElsewhere) {
  return compiled((tx, { id, now }: { id: string; now: Date }) =>
    tx
      .selectFrom('patients')
      .where('id', '=', id)
      .select(PATIENT_COLUMNS)
      .select(LATEST_STAY)
      .select([due(now).as('due'), otherNumbers.as('other_numbers')]),
  );
}

const KNOWN = compiled((tx, { id }: { id: string }) =>
  tx.selectFrom('patients').where('id', '=', id).select('id'),
);

/** Throws 404 unless the clinic has this patient. */
export async function expectPatient(tx: Tx, id: string): Promise<void> {
  const [patient] = await KNOWN.run(tx, { id }, {});
  if (!patient) throw notFound();
}

/** A row of a list also has the day of the last visit. */
export type ListedPatientRow = PatientRow & { last_seen_on: string | null };

export type PatientPage = {
  readonly gender: Gender | undefined;
  readonly sortBy: 'name' | 'created_at';
  readonly sortOrder: 'asc' | 'desc';
  readonly limit: number;
  readonly skip: number;
};

/** Finds the patients with these ids, in the order of the ids. Unknown ids are skipped. */
export async function findPatientRows(tx: Tx, ids: readonly string[]): Promise<ListedPatientRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('patients')
    .where('id', 'in', ids)
    .select(PATIENT_COLUMNS)
    .select([...LATEST_STAY, LAST_SEEN])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As the indexes have it, in one direction or the other; equal names stand newest first. */
const ORDERS = {
  name: {
    asc: sql`name_folded, created_at DESC, patients.id`,
    desc: sql`name_folded DESC, created_at, patients.id DESC`,
  },
  created_at: { asc: sql`created_at, patients.id DESC`, desc: sql`created_at DESC, patients.id` },
} as const;

type PageValues = Pick<PatientPage, 'limit' | 'skip'> & { readonly gender: Gender | undefined };
type PageVariant = Pick<PatientPage, 'sortBy' | 'sortOrder'> & {
  /** Null for a limit that is a parameter. */
  readonly planned: number | null;
  readonly ofGender: boolean;
  readonly isFirst: boolean;
};

const PAGE = compiled((tx, { gender, limit, skip }: PageValues, variant: PageVariant) => {
  const order = ORDERS[variant.sortBy][variant.sortOrder];
  // The few placeholders are read first, so that the rest are walked by an index. Constants and the
  // limit stand in the text: with parameters PostgreSQL would plan each call again.
  const placeholders = tx
    .selectFrom('patients')
    .where('placeholder', '=', sql.lit(true))
    .select('id');
  const sorted = tx
    .selectFrom('patients')
    .where('id', 'not in', placeholders)
    .$if(variant.ofGender, (query) => query.where('gender', '=', gender as Gender))
    .orderBy(order)
    .limit(variant.planned === null ? limit : sql.lit(variant.planned));
  const ids = variant.isFirst ? sorted : sorted.offset(skip);
  return tx
    .selectFrom(ids.select(['clinic_id', 'id']).as('page'))
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'page.id'))
    .select(inTable('patients', PATIENT_COLUMNS))
    .select([...LATEST_STAY, LAST_SEEN])
    .orderBy(order);
});

/** One page of the clinic's patients, without placeholders. */
export function findPatientPage(tx: Tx, page: PatientPage): Promise<ListedPatientRow[]> {
  const { gender, sortBy, sortOrder, limit, skip } = page;
  const variant = {
    ...{ sortBy, sortOrder, planned: isPlanned(limit) ? limit : null },
    ...{ ofGender: gender !== undefined, isFirst: skip === 0 },
  };
  return PAGE.run(tx, { gender, limit, skip }, variant);
}

const COUNT = compiled((tx, { gender }: Pick<PageValues, 'gender'>, of: { ofGender: boolean }) =>
  tx
    .selectFrom('patient_counts')
    .$if(of.ofGender, (query) => query.where('gender', '=', gender as Gender))
    .select(sql<number>`coalesce(sum(patients), 0)::bigint`.as('count')),
);

/** The number of the clinic's patients, or of one gender, without placeholders. */
export async function countPatients(tx: Tx, gender?: Gender): Promise<number> {
  const [row] = await COUNT.run(tx, { gender }, { ofGender: gender !== undefined });
  return row?.count ?? 0;
}

/** Derives the columns for searching and sorting by name and phone. */
export function searchColumns(patient: { name: string; phone: string | null | undefined }) {
  return {
    name_folded: sortName(patient.name),
    phone_digits: patient.phone ? phoneDigits(patient.phone) : null,
  };
}

/** The patient fields that a search matches, filters or sorts by. */
export type Findable = {
  clinic_id: string;
  id: string;
  name: string;
  name_folded: string;
  gender: 'M' | 'F' | 'O' | null;
  created_at: Date;
};

/** One row for each word of a name, with the fields that a search filters and sorts by. */
export function nameWordRows(patient: Findable) {
  const inOrder = searchWords(patient.name).sort();
  return inOrder.map((word, index) => ({
    clinic_id: patient.clinic_id,
    patient_id: patient.id,
    word,
    previous: inOrder[index - 1] ?? '',
    words: inOrder.map((each) => ` ${each}`).join(''),
    name_folded: patient.name_folded,
    gender: patient.gender,
    created_at: patient.created_at,
  }));
}

/** Replaces the indexed words of a patient's name. */
export async function writeNameWords(tx: Tx, patient: Findable): Promise<void> {
  await tx.deleteFrom('patient_words').where('patient_id', '=', patient.id).execute();
  await addNameWords(tx, patient);
}

/** Nothing is expected back, so it is sent with the next query. */
async function addNameWords(tx: Tx, patient: Findable): Promise<void> {
  const rows = nameWordRows(patient);
  if (rows.length === 0) return;
  await tx.executeQuery(withNext(tx.insertInto('patient_words').values(rows).compile()));
}

/**
 * Inserts a patient with the clinic's next number. One statement takes the number and uses it, so
 * that the counter is locked for no longer than the commit's round trip.
 */
export async function insertPatient(
  tx: Tx,
  patient: Omit<RegisterPatientBody, 'age'> & {
    clinicId: string;
    id: string;
    createdBy: string;
    now: Date;
    placeholder: boolean;
  },
): Promise<PatientRow> {
  const row = await withNextNumber(tx, { clinicId: patient.clinicId, name: 'patient' })
    .insertInto('patients')
    .values({
      clinic_id: patient.clinicId,
      id: patient.id,
      token: (eb) => eb.selectFrom('numbered').select('value'),
      ...pick(patient, PATIENT_DETAILS),
      ...searchColumns(patient),
      placeholder: patient.placeholder,
      created_at: patient.now,
      updated_at: patient.now,
      created_by: patient.createdBy,
    })
    .returning(PATIENT_COLUMNS)
    .executeTakeFirstOrThrow();
  if (!patient.placeholder) {
    await addNameWords(tx, { ...row, ...searchColumns(patient), clinic_id: patient.clinicId });
  }
  return { ...row, admission_date: null, discharge_date: null };
}
