import { useState } from 'react';
import {
  getDischargeSummary,
  saveDischargeSummary,
} from '#contract/discharge/discharge.endpoints.ts';
import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import type { DischargeSummary, SummaryContent } from '#contract/discharge/discharge-summary.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { putReply, useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

/**
 * The text in the fields, and its save. After a colleague's save the text stays, and the next save
 * replaces theirs.
 */
export function useSummaryDraft(loaded: DischargeSummary) {
  const [content, setContent] = useState<SummaryContent>(loaded.content);
  const [saved, setSaved] = useState(loaded);
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useApiMutation(saveDischargeSummary);
  const params = { id: loaded.stay.id };

  const { run: save, pending } = useSingleFlight(async (): Promise<void> => {
    setFailure(null);
    try {
      const reply = await saving.mutateAsync({
        params,
        body: { content, version: saved.version },
      });
      setSaved(reply);
      putReply(getDischargeSummary, { params }, reply);
      toast.success(M.saved);
    } catch (error) {
      const current = error instanceof ApiError ? currentOf(error) : undefined;
      if (current) setSaved(current);
      setFailure(error instanceof ApiError ? error.message : M.saveFailed);
    }
  });

  const change = (part: Partial<SummaryContent>): void =>
    setContent((before) => ({ ...before, ...part }));
  const isChanged =
    saved.version === 0 || JSON.stringify(content) !== JSON.stringify(saved.content);
  return { content, change, saved, isChanged, save, pending, failure };
}

/** The colleague's summary in a 409. */
function currentOf({ status, body }: ApiError): DischargeSummary | undefined {
  if (status !== 409) return undefined;
  return saveDischargeSummary.replies[409].safeParse(body).data?.current;
}
