import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { login, register } from '#contract/auth/auth.endpoints.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import { markTutorialSeen } from '#contract/users/users.endpoints.ts';
import { call } from './api.ts';
import { theRun } from './run.ts';

export const PASSWORD = 'secret-1';

/** A signed-in user; `user` is the server's reply, for the browser's storage. */
export type Person = { email: string; token: string; user: CurrentUser };

const NAMES = {
  admin: 'Anita Rao',
  doctor: 'Dr. Meera Nair',
  receptionist: 'Ravi Kumar',
  lab: 'Latha Iyer',
  pharmacy: 'Imran Shaikh',
} as const satisfies Record<StaffRole, string>;

export function newEmail(name: string): string {
  return `${name}-${randomBytes(5).toString('hex')}@example.org`;
}

export async function signIn(url: string, email: string, password = PASSWORD): Promise<Person> {
  return { email, ...(await call(url, login, { body: { email, password } })) };
}

/** Disables the tutorial on an admin's first page; journeys test other things. */
async function pastTutorial(url: string, person: Person): Promise<Person> {
  const { user, token } = person;
  const seen = { has_seen_tutorial: true };
  await call(url, markTutorialSeen, { params: { id: user.id }, body: seen }, { token });
  return { ...person, user: { ...user, ...seen } };
}

/** A clinic created through the API, for journeys that test other things. */
export async function makeClinic(url: string) {
  const email = newEmail('admin');
  const userName = NAMES.admin;
  await call(
    url,
    register,
    {
      body: { clinicName: 'Sunrise Clinic', userName, userEmail: email, userPassword: PASSWORD },
    },
    { address: [10, ...randomBytes(3)].join('.') },
  );
  const admin = await pastTutorial(url, await signIn(url, email));
  const { token } = admin;

  return {
    admin,
    async hire(role: StaffRole, name: string = NAMES[role]): Promise<Person> {
      const staffEmail = newEmail(role);
      await call(
        url,
        addStaff,
        { body: { name, email: staffEmail, role, password: PASSWORD } },
        { token },
      );
      const person = await signIn(url, staffEmail);
      return role === 'admin' ? pastTutorial(url, person) : person;
    },
    register: (name: string, phone = '98450 12345') =>
      call(url, registerPatient, { body: { name, age: 42, gender: 'F', phone } }, { token }),
    queue: (patientId: string, complaint = '') =>
      call(url, joinQueue, { body: { patientId, complaint } }, { token }),
  };
}

export type Clinic = Awaited<ReturnType<typeof makeClinic>>;

const MORNING = 10;

/** The zone of whole hours whose clocks show 10 am now: `Etc/GMT-5` is five hours ahead of UTC. */
function morningZone(): string {
  const ahead = ((MORNING - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Moves a clinic to where it is morning, so that a journey of today's appointments has slots before
 * midnight at any time. Only the database can. Who signed in before has the former zone.
 */
export async function inTheMorning({ admin }: Clinic): Promise<void> {
  const host = join(theRun().dataDir, 'postgres');
  const client = new Client({ host, user: 'postgres', database: 'openopd' });
  await client.connect();
  const move = 'UPDATE clinics SET time_zone = $1 WHERE id = $2';
  await client.query(move, [morningZone(), admin.user.clinic_id]);
  await client.end();
}
