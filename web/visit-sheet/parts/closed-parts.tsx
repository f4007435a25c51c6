import { Text } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';

/** Diagnoses, advice and follow-up of a closed note, to read. */
export function ClosedParts({ sheet: { diagnoses, advice, followUpOn } }: { sheet: VisitSheet }) {
  const parts = [
    ['Diagnosis', diagnoses.join(', ')],
    ['Advice', advice],
    ['Follow-up', followUpOn === null ? '' : formatDay(followUpOn)],
  ] as const;
  return (
    <dl className="sheet-closed">
      {parts.map(([title, text]) => (
        <div key={title}>
          <dt className="note-label">{title}</dt>
          <dd>{text || <Text c="dimmed">None.</Text>}</dd>
        </div>
      ))}
    </dl>
  );
}
