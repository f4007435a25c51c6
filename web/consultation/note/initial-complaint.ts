import { z } from 'zod';
import { readOwnDraft, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';

const WithComplaint = z.object({ initialComplaint: z.string().trim().min(1) });

/** The link state that opens the consultation with a prepared text. */
export function initialComplaintState(text: string): z.input<typeof WithComplaint> {
  return { initialComplaint: text };
}

/** The text from the link state, or null. The history state may hold anything. */
export function initialComplaintOf(state: unknown): string | null {
  return WithComplaint.safeParse(state).data?.initialComplaint ?? null;
}

/** The draft of the field in which a new case is written. */
export const NEW_CASE = 'new-case';

/** The draft of a case that is begun in the search field: a search must not delete the other. */
export const SEARCHED_CASE = 'searched-case';

/** The drafts of the cases that were begun in the search and left. */
export const LEFT_CASES = 'left-cases';
export const LeftCasesDraft = z.array(z.string().min(1)).min(1);

/** Once the text is in the note, a reload or Back must not insert it again, and its own field is empty. */
export function forgetInitialComplaint(text: string): void {
  for (const name of [NEW_CASE, SEARCHED_CASE]) {
    const draft = readOwnDraft(name);
    if (typeof draft === 'string' && draft.trim() === text) writeOwnDraft(name, null);
  }
  const left = (LeftCasesDraft.safeParse(readOwnDraft(LEFT_CASES)).data ?? []).filter(
    (one) => one !== text,
  );
  writeOwnDraft(LEFT_CASES, left.length === 0 ? null : left);
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null) {
    window.history.replaceState({ ...state, usr: null }, '');
  }
}
