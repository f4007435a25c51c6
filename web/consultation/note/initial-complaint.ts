import { z } from 'zod';

const WithComplaint = z.object({ initialComplaint: z.string().trim().min(1) });

/** What a link carries to open the consultation with a text already written. */
export function initialComplaintState(text: string): z.input<typeof WithComplaint> {
  return { initialComplaint: text };
}

/** The text that a link has carried, or null. The history's state may be anybody's. */
export function initialComplaintOf(state: unknown): string | null {
  return WithComplaint.safeParse(state).data?.initialComplaint ?? null;
}

/** Once written into the record, a reload or a step back must not write it again. */
export function forgetInitialComplaint(): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null) {
    window.history.replaceState({ ...state, usr: null }, '');
  }
}
