import { may, type Role } from './roles.ts';

const UNDO_WITHIN_MS = 60 * 60 * 1_000;

/**
 * Whether a person may undo what was done: whoever did it within an hour, an admin later too. Whether
 * something else was built on it since is for the verb to say.
 */
export function mayUndo(
  done: { readonly by: string | null | undefined; readonly at: Date },
  person: { readonly id: string; readonly role: Role },
  now: Date,
): boolean {
  if (may(person.role, 'corrections.undo-later')) return true;
  return done.by === person.id && now.getTime() - done.at.getTime() <= UNDO_WITHIN_MS;
}
