import { USUAL_REASONS } from '#contract/safety/safety.messages.ts';

/** What was typed as a reason: a number alone is one of the usual ones. */
export function reasonMeant(typed: string): string {
  const reason = typed.trim();
  const usual = /^[1-9]$/.test(reason) ? USUAL_REASONS[Number(reason) - 1] : undefined;
  return usual ?? reason;
}
