import type { ClinicRole, Role } from '#contract/kernel/roles.ts';

/** The person behind a request, as their live session says. */
export type Actor = {
  readonly sessionId: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly clinicId: string | null;
  readonly clinicName: string | null;
  readonly timeZone: string;
  readonly hasSeenTutorial: boolean;
};

/** A person acting inside their clinic. */
export type ClinicActor = Actor & { readonly clinicId: string; readonly role: ClinicRole };
