import { createHash } from 'node:crypto';
import type { StaffRole } from '#contract/staff/staff.ts';

/** The size of a benchmark's data set. */
export type World = {
  readonly clinics: number;
  readonly patientsAClinic: number;
  readonly doctorsAClinic: number;
  /** Receptionists, laboratory staff and pharmacists, of each so many; one if not given. */
  readonly othersAClinic?: number;
  /** Signed-in screens per user. */
  readonly screensAPerson: number;
};

/** Staff of a clinic besides its admin and doctors, in the order of their numbers. */
const OTHERS: readonly StaffRole[] = ['receptionist', 'lab', 'pharmacy'];

export const DRUGS_A_CLINIC = 12;
export const OPENING_STOCK = 1_000_000;
export const LAB_TESTS_A_CLINIC = 4;
export const LAB_PARAMETER = 'Haemoglobin';

export function rolesOf({ doctorsAClinic, othersAClinic = 1 }: World): readonly StaffRole[] {
  const times = (count: number, role: StaffRole) => Array.from({ length: count }, () => role);
  const others = OTHERS.flatMap((role) => times(othersAClinic, role));
  return ['admin', ...others, ...times(doctorsAClinic, 'doctor')];
}

/**
 * The nth identifier of a kind, from 0: a version 4 UUID, which the contract accepts. `SQL_ID`
 * computes the same in the database, so that loaded ids need not be queried.
 */
export function idOf(kind: string, nth: number): string {
  const hex = createHash('md5').update(`${kind} ${nth}`).digest('hex');
  const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const SQL_ID = (kind: string, nth: string) =>
  `overlay(overlay(md5('${kind} ' || ${nth}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

export const clinicId = (clinic: number) => idOf('clinic', clinic);
export const patientId = (world: World, clinic: number, nth: number) =>
  idOf('patient', clinic * world.patientsAClinic + nth);
export const drugId = (clinic: number, nth: number) => idOf('drug', clinic * DRUGS_A_CLINIC + nth);
/** Price of a drug in paise; the loader has the same formula in SQL. */
export const drugPrice = (clinic: number, nth: number) =>
  100 + 25 * ((clinic * DRUGS_A_CLINIC + nth) % 7);
export const labTestId = (clinic: number, nth: number) =>
  idOf('lab test', clinic * LAB_TESTS_A_CLINIC + nth);

/** A user at a screen, with the session token of the browser. */
export type Screen = {
  readonly clinic: number;
  readonly role: StaffRole;
  readonly userId: string;
  readonly token: string;
};

export function tokenOf(session: number): string {
  return createHash('sha256').update(`session ${session}`).digest('base64url');
}

/** All signed-in screens of a clinic, grouped by user. */
export function screensOf(world: World, clinic: number): Screen[] {
  const roles = rolesOf(world);
  return roles.flatMap((role, nth) => {
    const user = clinic * roles.length + nth;
    return Array.from({ length: world.screensAPerson }, (_, screen) => ({
      clinic,
      role,
      userId: idOf('user', user),
      token: tokenOf(user * world.screensAPerson + screen),
    }));
  });
}
