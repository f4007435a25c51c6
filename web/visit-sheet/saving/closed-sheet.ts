import { formatDay } from '#contract/kernel/dates.ts';
import { addedText } from '#web/addenda/index.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** A draft as a closed sheet takes it, and the rest as text for an addendum. */
export function putAsideClosed(
  saved: SheetDraft,
  draft: SheetDraft,
): { draft: SheetDraft; aside: string } {
  const { diagnoses, advice, followUpOn } = saved;
  const isNew = draft.followUpOn !== null && draft.followUpOn !== followUpOn;
  const parts = [
    ['Diagnosis', draft.diagnoses.filter((name) => !diagnoses.includes(name)).join(', ')],
    ['Advice', addedText(advice, draft.advice)],
    ['Follow-up', isNew && draft.followUpOn ? formatDay(draft.followUpOn) : ''],
  ];
  return {
    draft: { ...draft, diagnoses, advice, followUpOn },
    aside: parts
      .filter(([, text]) => text !== '')
      .map(([title, text]) => `${title}: ${text}`)
      .join('\n'),
  };
}
