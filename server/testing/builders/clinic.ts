import { randomBytes } from 'node:crypto';
import { login, register } from '#contract/auth/auth.endpoints.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import { createPlan } from '#contract/subscriptions/subscriptions.endpoints.ts';
import type { Caller } from '../build-app.ts';

export const PASSWORD = 'secret-1';

/** A signed-in person and their session token. */
export type Person = { token: string; user: CurrentUser };

/** An email that no other test uses. */
export function newEmail(name = 'someone'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.org`;
}

export async function signIn(app: Caller, email: string, password = PASSWORD): Promise<Person> {
  return await app.ok(login, { body: { email, password } });
}

/** Each clinic registers from its own address, so that the limit per address is not reached. */
function someAddress(): string {
  return [10, ...randomBytes(3)].join('.');
}

/** Registers a clinic and signs its admin in. */
export async function newClinic(app: Caller, name = 'Sunrise Clinic'): Promise<Person> {
  const email = newEmail('admin');
  await app.ok(
    register,
    { body: { clinicName: name, userName: 'Anita Rao', userEmail: email, userPassword: PASSWORD } },
    { address: someAddress() },
  );
  return signIn(app, email);
}

/** Adds a member of staff to the admin's clinic and signs them in. */
export async function newStaff(
  app: Caller,
  admin: Person,
  role: StaffRole,
  details: { name?: string; opd_fee?: number } = {},
): Promise<Person> {
  const email = newEmail(role);
  await app.ok(
    addStaff,
    {
      body: {
        name: details.name ?? `A ${role}`,
        email,
        role,
        password: PASSWORD,
        opd_fee: details.opd_fee,
      },
    },
    { token: admin.token },
  );
  return signIn(app, email);
}

/** Registers a patient. */
export async function newPatient(app: Caller, { token }: Person, name = 'Asha Menon') {
  return await app.ok(
    registerPatient,
    { body: { name, age: 34, gender: 'F', phone: '9876543210' } },
    { token },
  );
}

/** Registers a patient and queues them. */
export async function newVisit(
  app: Caller,
  person: Person,
  options: { name?: string; doctorId?: string; complaint?: string } = {},
) {
  const patient = await newPatient(app, person, options.name);
  const { doctorId, complaint } = options;
  return await app.ok(
    joinQueue,
    { body: { patientId: patient.id, doctorId, complaint } },
    { token: person.token },
  );
}

type PlanDetails = Partial<EndpointInput<typeof createPlan>['body']>;

/** Creates a plan of ₹499 a month for the clinic's patients. */
export async function newPlan(app: Caller, { token }: Person, details: PlanDetails = {}) {
  const body = { name: 'Care Monthly', price: 499, period: 'monthly', interval: 1 } as const;
  return await app.ok(createPlan, { body: { ...body, ...details } }, { token });
}
