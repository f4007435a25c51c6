import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addedText } from '#web/addenda/index.ts';
import { newKey } from '#web/lib/api/new-key.ts';
import { watchDraft } from '#web/lib/session/drafts.ts';
import { TAB } from '#web/lib/session/live-tabs.ts';
import {
  isWorthOffering,
  keepNoteDraft,
  type NoteDraft,
  readNoteDrafts,
  removeNoteDraft,
} from './note-drafts.ts';
import { type Editing, NOTE_FIELDS, type NoteTexts, unsavedFields } from './note-text.rules.ts';

const KEEP_AFTER_MS = 400;

/** Each form of the page has its own, which names the page. */
const newDraftId = () => `${TAB}.${newKey()}`;

/** Whether a text has more than the word being typed, compared with what is kept. */
function hasWholeWord(kept: NoteTexts, now: NoteTexts): boolean {
  return NOTE_FIELDS.some((field) => {
    const added = addedText(kept[field], now[field]);
    return now[field].length > kept[field].length && (/\s\S/.test(added) || /\s$/.test(now[field]));
  });
}

/** Stores unsaved texts on the device, and finds earlier drafts. */
export function useNoteDraft(visitId: string, editing: Editing, latest: RefObject<Editing>) {
  const [id] = useState(newDraftId);
  const [drafts, setDrafts] = useState(() => readNoteDrafts(visitId));
  const isUnsaved = unsavedFields(editing).length > 0;

  const kept = useRef(editing.mine);
  const keepNow = (): void => {
    kept.current = latest.current.mine;
    keepNoteDraft(visitId, { id, editing: latest.current, now: new Date() });
  };
  const onTime = useEffectEvent(keepNow);

  useEffect(() => {
    // A person who types without a pause would restart the timer for minutes.
    if (isUnsaved && hasWholeWord(kept.current, editing.mine)) return onTime();
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
