import { z } from 'zod';

const WithComplaint = z.object({ initialComplaint: z.string().trim().min(1) });

/** The link state that opens the consultation with a prepared text. */
export function initialComplaintState(text: string): z.input<typeof WithComplaint> {
  return { initialComplaint: text };
}

/** The text from the link state, or null. The history state may hold anything. */
export function initialComplaintOf(state: unknown): string | null {
  return WithComplaint.safeParse(state).data?.initialComplaint ?? null;
}

/** Once the text is in the note, a reload or Back must not insert it again. */
export function forgetInitialComplaint(): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null) {
    window.history.replaceState({ ...state, usr: null }, '');
  }
}
