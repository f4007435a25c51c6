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
  /** Whether they are their clinic's owner, who is one of its admins. */
  readonly isOwner: boolean;
  readonly hasSeenTutorial: boolean;
  /** Minutes after which an idle screen locks, where the clinic shares its computers. */
  readonly lockAfterMinutes: number | null;
  /** The session answers nothing until its screen is unlocked. */
  readonly isLocked: boolean;
};

/** A person acting inside their clinic. */
export type ClinicActor = Actor & { readonly clinicId: string; readonly role: ClinicRole };
