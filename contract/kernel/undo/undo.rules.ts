import { may, type Role } from '../roles.ts';

const UNDO_WITHIN_MS = 60 * 60 * 1_000;

/**
 * Whether a user may undo an action: its author within one hour, an admin at any time. The verb
 * itself checks whether later records depend on it.
 */
export function mayUndo(
  done: { readonly by: string | null | undefined; readonly at: Date },
  person: { readonly id: string; readonly role: Role },
  now: Date,
): boolean {
  if (may(person.role, 'corrections.undo-later')) return true;
  return done.by === person.id && now.getTime() - done.at.getTime() <= UNDO_WITHIN_MS;
}
