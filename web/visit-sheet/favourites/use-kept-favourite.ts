import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import { findTabDraft, removeTakenOver, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { isSame } from '../saving/sheet-draft.ts';
import { FavouriteDraft } from './favourite-draft.ts';

/** The edited content, and the version that it replaces. */
const Kept = z.object({ version: z.int(), draft: FavouriteDraft });
const nameOf = (id: string) => `favourite.${id}`;

/** The newest unsaved content of a favourite on this device. */
const find = (id: string) => findTabDraft(nameOf(id), (draft) => Kept.safeParse(draft).data);

/** The drafts of the typed row, and of the rows that Enter did not take. */
export const rowDrafts = (id: string) => ({
  keptAs: `favourite-row.${id}`,
  untakenAs: `favourite-rows.${id}`,
});

/** Forgets what was kept of a favourite that is saved or left. */
export function forgetFavourite(id: string): void {
  const { keptAs, untakenAs } = rowDrafts(id);
  for (const name of [nameOf(id), keptAs, untakenAs]) writeOwnDraft(name, null);
}

/** The draft of the name under which a sheet is saved. */
export const NEW_NAME = 'favourite-name';

/** A name that was left must not be there for the next sheet. */
export const forgetNewName = (): void => writeOwnDraft(NEW_NAME, null);

/** The content of a favourite while it is edited, kept on this device until it is saved or left. */
export function useKeptFavourite({ id, version }: Favourite, first: FavouriteDraft) {
  const [found] = useState(() => find(id));
  const [draft, setDraft] = useState(found?.value.draft ?? first);
  /** The version that a save replaces. */
  const [base, setBase] = useState(found?.value.version ?? version);
  useEffect(() => {
    writeOwnDraft(nameOf(id), isSame(first, draft) ? null : { version: base, draft });
  }, [id, first, draft, base]);
  useEffect(() => {
    if (found) removeTakenOver([found.from], nameOf(id));
  }, [found, id]);
  /** Whether it opened with changes that an earlier edit left. */
  return { draft, setDraft, base, setBase, isRestored: found !== null };
}
