import type { z } from 'zod';
import { draftNames, readDraft, writeDraft } from './drafts.ts';
import { isRunning, TAB } from './live-tabs.ts';

/** Each tab writes under names of its own, so that two never overwrite each other's. */
const nameIn = (tab: string, name: string) => `${name}@${tab}`;

export type TabDraft = { readonly name: string; readonly draft: unknown };

/** The drafts of a name that closed tabs left, oldest first, and this tab's own last. A running tab keeps its own. */
export function readTabDrafts(name: string): TabDraft[] {
  const own = nameIn(TAB, name);
  const prefix = nameIn('', name);
  const others = draftNames().filter(
    (one) =>
      one !== own &&
      (one === name || (one.startsWith(prefix) && !isRunning(one.slice(prefix.length)))),
  );
  return [...others.sort(), own].map((one) => ({ name: one, draft: readDraft(one) }));
}

/** The newest draft that `parse` can read, with this tab's own first; null when there is none. */
export function findTabDraft<T>(
  name: string,
  parse: (draft: unknown) => T | null | undefined,
): { readonly value: T; readonly from: TabDraft } | null {
  for (const from of readTabDrafts(name).reverse()) {
    const value = parse(from.draft);
    if (value !== null && value !== undefined) return { value, from };
  }
  return null;
}

/**
 * The newest readable draft that has something left to save. A readable draft without is removed, because it would seem
 * unsaved again when the record changes.
 */
export function findUnsaved<Kept, Unsaved>(
  name: string,
  schema: z.ZodType<Kept>,
  unsavedOf: (kept: Kept) => Unsaved | null,
): { readonly value: Unsaved; readonly from: TabDraft } | null {
  const unsaved = readTabDrafts(name).flatMap((from) => {
    const { success, data } = schema.safeParse(from.draft);
    if (!success) return [];
    const value = unsavedOf(data);
    if (value !== null) return [{ value, from }];
    discardTabDraft(from);
    return [];
  });
  return unsaved.at(-1) ?? null;
}

/** This tab's own draft. */
export const readOwnDraft = (name: string): unknown => readDraft(nameIn(TAB, name));

/** Stores this tab's draft, or removes it when it is empty. */
export const writeOwnDraft = (name: string, draft: unknown): void =>
  writeDraft(nameIn(TAB, name), draft);

/** Removes a draft, whichever tab left it. */
export const discardTabDraft = ({ name }: TabDraft): void => writeDraft(name, null);

/** Removes drafts of other tabs, whose content this tab has stored as its own. */
export function removeTakenOver(drafts: readonly TabDraft[], name: string): void {
  for (const draft of drafts) if (draft.name !== nameIn(TAB, name)) writeDraft(draft.name, null);
}

/** Puts a draft back that was discarded, under the name that it had. */
export const restoreTabDraft = ({ name, draft }: TabDraft): void => writeDraft(name, draft);
