import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { watchDraft } from '#web/lib/session/drafts.ts';
import {
  isWorthOffering,
  keepNoteDraft,
  type NoteDraft,
  readNoteDrafts,
  removeNoteDraft,
} from './note-drafts.ts';
import { type Editing, unsavedFields } from './note-text.rules.ts';

const KEEP_AFTER_MS = 400;

function newDraftId(): string {
  return `${Date.now()}.${Math.random()}`;
}

/** Stores unsaved texts on the device, and finds earlier drafts. */
export function useNoteDraft(visitId: string, editing: Editing, latest: RefObject<Editing>) {
  const [id] = useState(newDraftId);
  const [drafts, setDrafts] = useState(() => readNoteDrafts(visitId));
  const isUnsaved = unsavedFields(editing).length > 0;

  const keepNow = (): void =>
    keepNoteDraft(visitId, { id, editing: latest.current, now: new Date() });
  const onTime = useEffectEvent(keepNow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => onTime(), isUnsaved ? KEEP_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [editing.mine, isUnsaved]);

  useEffect(() => {
    const onHide = (): void => onTime();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    // A press of Logout and the locked screen take the focus before they act.
    document.addEventListener('focusout', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('focusout', onHide);
    };
  }, []);

  const forgetSaved = useEffectEvent(() => {
    const saved = drafts.filter((draft) => !isWorthOffering(draft, editing.base));
    for (const draft of saved) removeNoteDraft(visitId, draft.id);
  });
  useEffect(() => {
    forgetSaved();
    return watchDraft(visitId, () => setDrafts(readNoteDrafts(visitId)));
  }, [visitId]);

  const offered = drafts.filter((draft) => draft.id !== id && isWorthOffering(draft, editing.base));
  const drop = (draft: NoteDraft): void => {
    removeNoteDraft(visitId, draft.id);
    setDrafts(readNoteDrafts(visitId));
  };
  return { offer: offered.at(-1), drop, keepNow };
}
