import { z } from 'zod';
import {
  type DischargeSummary,
  SUMMARY_PARTS,
  type SummaryContent,
} from '#contract/discharge/discharge-summary.ts';
import { pick } from '#contract/kernel/field-names.ts';
import {
  findUnsaved,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';

const FIELDS = [...SUMMARY_PARTS, 'followUpOn'] as const;

/** The changed fields as typed, and the version that a save replaces. */
const Kept = z.object({
  version: z.int(),
  typed: z.object({
    ...{ diagnosis: z.string(), treatment: z.string(), condition: z.string() },
    ...{ medicines: z.string(), advice: z.string(), followUpOn: z.string().nullable() },
  }),
  changed: z.array(z.enum(FIELDS)),
});

/** The content of a summary, and the version on which it is based. */
export type TypedSummary = { readonly version: number; readonly content: SummaryContent };

/** A save trims the text. */
const isOther = (one: string | null, other: string | null) => one?.trim() !== other?.trim();

const nameOf = (stayId: string) => `discharge-summary.${stayId}`;

/** The draft on the summary of now: fields that were not typed are the current ones. */
function onto({ content }: DischargeSummary, kept: z.output<typeof Kept>): TypedSummary | null {
  const changed = kept.changed.filter((field) => isOther(kept.typed[field], content[field]));
  if (changed.length === 0) return null;
  return { version: kept.version, content: { ...content, ...pick(kept.typed, changed) } };
}

/** The newest text of this summary that was not saved. */
export const findSummary = (loaded: DischargeSummary) =>
  findUnsaved(nameOf(loaded.stay.id), Kept, (kept) => onto(loaded, kept));

/** The fields that a save would change. */
export const changedIn = (content: SummaryContent, saved: DischargeSummary) =>
  FIELDS.filter((field) => isOther(content[field], saved.content[field]));

/** The summary of now with the fields that were changed since `saved`. */
export const rebased = (
  content: SummaryContent,
  saved: DischargeSummary,
  now: DischargeSummary,
) => ({
  ...now.content,
  ...pick(content, changedIn(content, saved)),
});

/** Keeps the typed content until it is what was saved. */
export function keepSummary(saved: DischargeSummary, { version, content }: TypedSummary): void {
  const changed = changedIn(content, saved);
  const kept = { version, typed: content, changed };
  writeOwnDraft(nameOf(saved.stay.id), changed.length > 0 ? kept : null);
}

/** Removes a draft of a closed tab that this one has stored as its own. */
export const takeSummary = (stayId: string, from: TabDraft): void =>
  removeTakenOver([from], nameOf(stayId));
