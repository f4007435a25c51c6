import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { watchDraft } from '#web/lib/session/drafts.ts';
import {
  isWorthOffering,
  keepRecordDraft,
  type RecordDraft,
  readRecordDrafts,
  removeRecordDraft,
} from './record-drafts.ts';
import { type Editing, unsavedFields } from './record-text.rules.ts';

const KEEP_AFTER_MS = 400;

function newDraftId(): string {
  return `${Date.now()}.${Math.random()}`;
}

/** Stores unsaved texts on the device, and finds earlier drafts. */
export function useRecordDraft(recordId: string, editing: Editing, latest: RefObject<Editing>) {
  const [id] = useState(newDraftId);
  const [drafts, setDrafts] = useState(() => readRecordDrafts(recordId));
  const isUnsaved = unsavedFields(editing).length > 0;

  const keepNow = (): void =>
    keepRecordDraft(recordId, { id, editing: latest.current, now: new Date() });
  const onTime = useEffectEvent(keepNow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text waits anew
  useEffect(() => {
    const timer = setTimeout(() => onTime(), isUnsaved ? KEEP_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [editing.mine, isUnsaved]);

  useEffect(() => {
    const onHide = (): void => onTime();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);

  const forgetSaved = useEffectEvent(() => {
    const saved = drafts.filter((draft) => !isWorthOffering(draft, editing.base));
    for (const draft of saved) removeRecordDraft(recordId, draft.id);
  });
  useEffect(() => {
    forgetSaved();
    return watchDraft(recordId, () => setDrafts(readRecordDrafts(recordId)));
  }, [recordId]);

  const offered = drafts.filter((draft) => draft.id !== id && isWorthOffering(draft, editing.base));
  const drop = (draft: RecordDraft): void => {
    removeRecordDraft(recordId, draft.id);
    setDrafts(readRecordDrafts(recordId));
  };
  return { offer: offered.at(-1), drop, keepNow };
}
