import { CONSULTATION_MESSAGES } from '#contract/consultation/consultation.messages.ts';
import { TwoVersions } from '#web/ui/form/two-versions.tsx';
import { mergeTexts, type NoteField } from './note-text.rules.ts';

const NAMES = { complaint: 'complaint', case_summary: 'case summary' } as const;

type ClashPanelProps = {
  field: NoteField;
  theirs: string;
  mine: string;
  onDecide: (text: string) => void;
};

/** A colleague saved a text of the note meanwhile. */
export function ClashPanel({ field, ...versions }: ClashPanelProps) {
  return (
    <TwoVersions
      {...versions}
      title={`Two versions of the ${NAMES[field]}`}
      level={2}
      message={`${CONSULTATION_MESSAGES.newerExists} You have written too; nothing is lost until you decide.`}
      own="Mine"
      merge={mergeTexts}
    />
  );
}
