import { type Findable, nameWordRows, searchColumns } from '../patients/index.ts';
import type { Row } from './book.ts';
import { at, DAYS_OF_VISITS, dayOf, daysBefore } from './calendar.ts';
import { CHRONIC_ILLNESSES, type DemoIllness, PAST_COMPLAINTS } from './data/illnesses.ts';
import { HOUSES, LOCALITIES, STREETS } from './data/localities.ts';
import { REGIONS } from './data/names.ts';
import type { Bill } from './payments.ts';
import type { World } from './world.ts';

export type Patient = {
  readonly id: string;
  readonly row: Row<'patients'>;
  readonly age: number;
  readonly gender: 'F' | 'M';
  /** The chronic illness they come back for. */
  readonly chronic: DemoIllness | undefined;
  lastVisit?: { day: string; at: Date; doctorId: string | null };
  /** Their billed consultations, oldest first. */
  readonly consultations: { doctorId: string; day: string; bill: Bill; isFollowUp: boolean }[];
};

/** Patients registered before the simulated days. */
const REGISTERED_BEFORE = 1_270;
const OLDEST_RECORD_DAYS = 880;

const AGES = [
  { weight: 16, from: 1, to: 11 },
  { weight: 8, from: 12, to: 17 },
  { weight: 30, from: 18, to: 35 },
  { weight: 31, from: 36, to: 60 },
  { weight: 15, from: 61, to: 88 },
];

export function suits(condition: DemoIllness, person: Pick<Patient, 'age' | 'gender'>): boolean {
  const [from, to] = condition.ages;
  const rightGender = condition.gender === undefined || condition.gender === person.gender;
  return rightGender && person.age >= from && person.age <= to;
}

/** Indian mobile numbers never begin with 5, so these are unassigned. */
function phone({ random }: World): string | null {
  if (random.chance(0.04)) return null;
  const digits = `55${String(random.int(0, 99_999_999)).padStart(8, '0')}`;
  return random.chance(0.3) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

function address({ random }: World): string | null {
  if (random.chance(0.1)) return null;
  const [locality, postalCode] = random.pick(LOCALITIES);
  const house = random.chance(0.4) ? `${random.pick(HOUSES)}, ` : '';
  return `No. ${random.int(1, 240)}, ${house}${random.pick(STREETS)}, ${locality}, Bengaluru ${postalCode}`;
}

/** Registers a fictional person. */
export function registerPatient(world: World, moment: Date, createdBy: string): Patient {
  const { random, book, clinicId } = world;
  const region = random.weighted(REGIONS);
  const gender = random.chance(0.54) ? 'F' : 'M';
  const given = random.pick(gender === 'F' ? region.female : region.male);
  const name = `${given} ${random.pick(region.surnames)}`;
  const { from, to } = random.weighted(AGES);
  const age = random.int(from, to);
  const number = phone(world);
  const person: Row<'patients'> & Findable = {
    clinic_id: clinicId,
    id: world.id(moment),
    token: world.number('patient'),
    name,
    age_told: age,
    age_unit: 'years',
    age_told_on: dayOf(moment).date,
    gender,
    phone: number,
    ...searchColumns({ name, phone: number }),
    address: address(world),
    guardian_relation: null,
    guardian_name: null,
    subscription_status: 'none',
    subscription_plan_id: null,
    subscription_start_date: null,
    subscription_end_date: null,
    subscription_payment_method: null,
    created_at: moment,
    updated_at: moment,
    created_by: createdBy,
  };
  const row = book.add('patients', person);
  for (const words of nameWordRows(person)) book.add('patient_words', words);
  const possible = CHRONIC_ILLNESSES.filter((condition) => suits(condition, { age, gender }));
  const isChronic = possible.length > 0 && random.chance(0.34);
  const chronic = isChronic ? random.weighted(possible) : undefined;
  return { id: row.id, row, age, gender, chronic, consultations: [] };
}

/** Registers the patients from before the simulated days, oldest first. */
export function registerOldPatients(world: World): Patient[] {
  const { random } = world;
  const moments = Array.from({ length: REGISTERED_BEFORE }, () =>
    at(
      daysBefore(world.now, random.int(DAYS_OF_VISITS, OLDEST_RECORD_DAYS)),
      random.between(9.5, 20),
    ),
  );
  moments.sort((one, other) => one.getTime() - other.getTime());
  return moments.map((moment) => {
    const patient = registerPatient(world, moment, world.member('receptionist').id);
    if (patient.age >= 18 && random.chance(0.08)) {
      world.book.add('patient_complaints', {
        clinic_id: world.clinicId,
        id: world.id(moment),
        patient_id: patient.id,
        complaint: random.pick(PAST_COMPLAINTS),
        created_at: moment,
        created_by: world.member('doctor').id,
      });
    }
    return patient;
  });
}
