import type { ClinicRole, Role } from '#contract/kernel/roles.ts';

/** The person behind a request, according to their live session. */
export type Actor = {
  readonly sessionId: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly clinicId: string | null;
  readonly clinicName: string | null;
  readonly timeZone: string;
  /** Whether they own their clinic. An owner is always an admin. */
  readonly isOwner: boolean;
  readonly hasSeenTutorial: boolean;
  /** Minutes until an idle screen locks, when the clinic's computers are shared. */
  readonly lockAfterMinutes: number | null;
  /** The time from which they must have a second factor; null when they have one or need none. */
  readonly missingFactorFrom: Date | null;
  /** The screen is locked: every other call is refused until it is unlocked. */
  readonly isLocked: boolean;
};

/** A person acting inside their clinic. */
export type ClinicActor = Actor & { readonly clinicId: string; readonly role: ClinicRole };
