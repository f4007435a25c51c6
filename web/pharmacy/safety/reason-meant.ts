import { USUAL_REASONS } from '#contract/safety/safety.messages.ts';

/** The typed reason; a number alone selects a usual reason. */
export function reasonMeant(typed: string): string {
  const reason = typed.trim();
  const usual = /^[1-9]$/.test(reason) ? USUAL_REASONS[Number(reason) - 1] : undefined;
  return usual ?? reason;
}
