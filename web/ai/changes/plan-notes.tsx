import { Text } from '@mantine/core';
import type { Plan } from '#contract/ai/plan/planned.ts';

type PlanNotesProps = { plan: Extract<Plan, { kind: 'change' }> };

/** The interpretation of an action, and its parts that were not understood. */
export function PlanNotes({ plan: { notes = [], refusedLines = [] } }: PlanNotesProps) {
  return (
    <>
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      {refusedLines.map(({ written, message }) => (
        <Text key={`${written} ${message}`} size="sm" c="var(--mantine-color-error)">
          {message}
          {message.includes(written) ? '' : `: ${written}`}
        </Text>
      ))}
    </>
  );
}
