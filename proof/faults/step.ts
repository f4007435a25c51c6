import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import type { RawInput } from '#server/testing/url-of.ts';
import type { Person } from '../../e2e/clinic.ts';
import type { World } from './clinic.ts';
import type { Journal } from './journal.ts';

/** A visit that is being played, with what its people were told so far. */
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

/** How somebody finds out whether a write stood that was never answered. */
export type Look = {
  readonly endpoint: Endpoint;
  input(visit: Visit): RawInput;
  stands(visit: Visit, reply: unknown): boolean;
};

/** One write that somebody makes in the course of a visit. */
export type Step = {
  readonly role: StaffRole;
  readonly endpoint: Endpoint;
  input(visit: Visit): RawInput;
  /** Keeps what the answer says; `reply` has passed the schema of the endpoint. */
  told(journal: Journal, visit: Visit, reply: unknown): void;
  /** For a write that takes no key of a repeat; the others are sent again with theirs. */
  readonly look?: Look;
};

/** A write that is repeated with its key. */
export function keyed<E extends Endpoint>(
  role: StaffRole,
  endpoint: E & { readonly idempotent: true },
  input: Step['input'],
  told: (journal: Journal, visit: Visit, reply: EndpointReply<E>) => void,
): Step {
  // Whoever asks parses the reply by this endpoint's schema.
  return { role, endpoint, input, told: told as Step['told'] };
}

/** A write after which somebody looks. What it did must not need its answer to be known. */
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
