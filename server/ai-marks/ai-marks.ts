import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { invalidField } from '../platform/errors.ts';

/** A stored line: `ai_run_id` names the assistant's answer that proposed it, if any. */
export type Marked = { readonly ai_run_id: string | null };

/** A line as sent, with the answer that proposed it, if any. */
export type Claim = { readonly ai_run_id?: string | undefined };

/**
 * The mark of a line being saved. An unchanged line keeps its mark, whatever the body claims: only
 * a new or changed line can be marked as the assistant's.
 */
export function markOf(claim: Claim, before: Marked | undefined): string | null {
  return before ? before.ai_run_id : (claim.ai_run_id ?? null);
}

/** Throws 400 for a claim that names an answer unknown in this clinic. */
export async function checkClaims(tx: Tx, claims: readonly Claim[], field: string): Promise<void> {
  const claimed = [...new Set(claims.flatMap(({ ai_run_id: id }) => id ?? []))];
  if (claimed.length === 0) return;
  const known = await tx
    .selectFrom('ai_runs')
    .where('id', 'in', claimed)
    .where('status', '=', 'answered')
    .select('id')
    .execute();
  if (known.length < claimed.length) throw invalidField(field, M.unknownRun);
}
