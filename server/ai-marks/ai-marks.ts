import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { Tx } from '../platform/db/scope.ts';
import { invalidField } from '../platform/errors.ts';

/** A line of an order as it was written: by which answer of the assistant, or by a person. */
export type Marked = { readonly ai_run_id: string | null };

/** A line as it is sent: the answer that proposed it, if one did. */
export type Claim = { readonly ai_run_id?: string | undefined };

/**
 * The mark of a line that is being written. One that stays as it was keeps its own, whatever is claimed:
 * only what is new or changed can be the assistant's.
 */
export function markOf(claim: Claim, before: Marked | undefined): string | null {
  return before ? before.ai_run_id : (claim.ai_run_id ?? null);
}

/** Refuses (400) what claims an answer that the clinic does not have. */
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
