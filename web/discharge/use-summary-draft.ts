import { useEffect, useState } from 'react';
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
import { changedIn, findSummary, keepSummary, rebased, takeSummary } from './kept-summary.ts';

/**
 * The text in the fields, kept on this device until it is saved, and its save. After a colleague's
 * save the changed fields stay, and both versions are shown until one is chosen or saved.
 */
export function useSummaryDraft(loaded: DischargeSummary) {
  const [found] = useState(() => findSummary(loaded));
  const [content, setContent] = useState<SummaryContent>(found?.value.content ?? loaded.content);
  const [saved, setSaved] = useState(loaded);
  /** The version on which the text is based: an older one than `saved` until the person has chosen. */
  const [version, setVersion] = useState(found?.value.version ?? loaded.version);
  const [isRestored, setRestored] = useState(found !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useApiMutation(saveDischargeSummary);
  const params = { id: loaded.stay.id };
  useEffect(() => keepSummary(saved, { version, content }), [saved, version, content]);
  useEffect(() => {
    if (found) takeSummary(loaded.stay.id, found.from);
  }, [found, loaded.stay.id]);
  const changed = changedIn(content, saved);
  const isClash = changed.length > 0 && version !== saved.version;

  const { run: save, pending } = useSingleFlight(async (): Promise<void> => {
    setFailure(null);
    try {
      const reply = await saving.mutateAsync({
        params,
        body: { content, version: saved.version },
      });
      setSaved(reply);
      setVersion(reply.version);
      setRestored(false);
      putReply(getDischargeSummary, { params }, reply);
      toast.success(M.saved);
    } catch (error) {
      const current = error instanceof ApiError ? currentOf(error) : undefined;
      if (!current) return setFailure(error instanceof ApiError ? error.message : M.saveFailed);
      // What was typed during the call counts, too.
      setContent((now) => rebased(now, saved, current));
      setSaved(current);
    }
  });

  const change = (part: Partial<SummaryContent>): void =>
    setContent((before) => ({ ...before, ...part }));
  const keepMine = (): void => setVersion(saved.version);
  const takeTheirs = (): void => {
    setContent(saved.content);
    setVersion(saved.version);
    setRestored(false);
  };
  const isChanged = saved.version === 0 || changed.length > 0;
  return {
    ...{ content, change, saved, changed, isChanged, isRestored },
    ...{ isClash, keepMine, takeTheirs, save, pending, failure },
  };
}

/** The colleague's summary in a 409. */
function currentOf({ status, body }: ApiError): DischargeSummary | undefined {
  if (status !== 409) return undefined;
  return saveDischargeSummary.replies[409].safeParse(body).data?.current;
}
