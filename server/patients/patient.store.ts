import type { RegisterPatientBody } from '#contract/patients/patient.ts';
import { digitsOf, foldName, searchWords } from '#contract/patients/search.rules.ts';
import type { Tx } from '../platform/db/scope.ts';
import { LATEST_STAY } from './latest-stay.ts';

const COLUMNS = [
  'id',
  'token',
  'name',
  'age',
  'gender',
  'phone',
  'address',
  'ai_response',
  'subscription_status',
  'subscription_plan_id',
  'subscription_start_date',
  'subscription_end_date',
  'subscription_payment_method',
  'created_at',
] as const;

export type PatientRow = NonNullable<Awaited<ReturnType<typeof findPatientRow>>>;

export function findPatientRow(tx: Tx, id: string, options: { lock?: true } = {}) {
  const query = tx.selectFrom('patients').where('id', '=', id).select(COLUMNS).select(LATEST_STAY);
  return (options.lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** The columns that searching and sorting by name and phone need, derived in one place. */
export function searchColumns(patient: { name: string; phone: string | null | undefined }) {
  return {
    name_folded: foldName(patient.name),
    phone_digits: patient.phone ? digitsOf(patient.phone) : null,
  };
}

/** Makes the words of a name findable, in place of those of the name before. */
export async function writeNameWords(
  tx: Tx,
  patient: { clinicId: string; id: string; name: string },
): Promise<void> {
  await tx.deleteFrom('patient_words').where('patient_id', '=', patient.id).execute();
  const words = searchWords(patient.name);
  if (words.length === 0) return;
  await tx
    .insertInto('patient_words')
    .values(words.map((word) => ({ clinic_id: patient.clinicId, patient_id: patient.id, word })))
    .execute();
}

export async function insertPatient(
  tx: Tx,
  patient: RegisterPatientBody & {
    clinicId: string;
    id: string;
    token: number;
    createdBy: string;
    now: Date;
  },
): Promise<PatientRow> {
  const row = await tx
    .insertInto('patients')
    .values({
      clinic_id: patient.clinicId,
      id: patient.id,
      token: patient.token,
      name: patient.name,
      age: patient.age ?? null,
      gender: patient.gender,
      phone: patient.phone ?? null,
      address: patient.address,
      ...searchColumns(patient),
      created_at: patient.now,
      updated_at: patient.now,
      created_by: patient.createdBy,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await writeNameWords(tx, { clinicId: patient.clinicId, id: patient.id, name: patient.name });
  return { ...row, admission_date: null, discharge_date: null };
}
