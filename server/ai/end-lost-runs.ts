import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import type { Services } from '../platform/services.ts';

/** Time that a run needs besides the model call: its first and its last transaction. */
const MARGIN_MS = 60_000;

/**
 * Marks every run as failed that is older than a run can get: the server that started it has died.
 */
export async function endLostRuns({
  database,
  clock,
  assistant: { timeouts },
}: Pick<Services, 'database' | 'clock' | 'assistant'>): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - timeouts.whole - MARGIN_MS);
  await database.inSystem((tx) =>
    tx
      .updateTable('ai_runs')
      .set({ status: 'failed', failure: MODEL_MESSAGES.lost, ended_at: now })
      .where('status', '=', 'running')
      .where('asked_at', '<', oldest)
      .execute(),
  );
}
