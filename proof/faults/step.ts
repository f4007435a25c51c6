import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import type { RawInput } from '#server/testing/url-of.ts';
import type { Person } from '../../e2e/rig/clinic.ts';
import type { World } from './clinic.ts';
import type { Journal } from './journal.ts';

/** A visit in progress, with the replies so far. */
export type Visit = {
  readonly world: World;
  readonly doctor: Person;
  readonly nth: number;
  patientId: string;
  visitId: string;
  billId: string;
  pharmacyOrderId: string;
  labOrderId: string;
};

/** Checks whether an unanswered write committed. */
export type Look = {
  readonly endpoint: Endpoint;
  input(visit: Visit): RawInput;
  stands(visit: Visit, reply: unknown): boolean;
};

/** One write of a visit. */
export type Step = {
  readonly role: StaffRole;
  readonly endpoint: Endpoint;
  input(visit: Visit): RawInput;
  /** Stores the reply, which has already passed the endpoint's schema. */
  told(journal: Journal, visit: Visit, reply: unknown): void;
  /** For a write without an idempotency key; the others are repeated with their key. */
  readonly look?: Look;
};

/** A write that is repeated with its idempotency key. */
export function keyed<E extends Endpoint>(
  role: StaffRole,
  endpoint: E & { readonly idempotent: true },
  input: Step['input'],
  told: (journal: Journal, visit: Visit, reply: EndpointReply<E>) => void,
): Step {
  // The caller parses the reply with this endpoint's schema.
  return { role, endpoint, input, told: told as Step['told'] };
}

/** A write that is checked afterwards, without depending on its reply. */
export function looked(
  role: StaffRole,
  endpoint: Endpoint,
  input: Step['input'],
  told: (journal: Journal, visit: Visit) => void,
  look: Look,
): Step {
  return { role, endpoint, input, told, look };
}

export function lookAt<E extends Endpoint>(
  endpoint: E,
  input: Look['input'],
  stands: (reply: EndpointReply<E>, visit: Visit) => boolean,
): Look {
  const judge = stands as (reply: unknown, visit: Visit) => boolean;
  return { endpoint, input, stands: (visit, reply) => judge(reply, visit) };
}
