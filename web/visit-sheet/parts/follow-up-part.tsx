import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addDays } from '#contract/kernel/dates.ts';
import { followUpInNote, typedFollowUp } from '#contract/visit-sheet/follow-up-in-note.rules.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const USUAL_DAYS = [3, 5, 7, 14] as const;

/** Marks the field whose text is not understood. */
export const WRONG_FOLLOW_UP = 'data-wrong-follow-up';

type FollowUpPartProps = Pick<SheetEditor, 'draft' | 'change'> & {
  /** The note, which may name the follow-up. */
  note: string;
};

/** The day of the follow-up: in days, typed or by a button, or a date. Enter takes the days that the note names. */
export function FollowUpPart({ draft: { followUpOn }, change, note }: FollowUpPartProps) {
  const today = clinicToday();
  const noted = followUpOn === null ? followUpInNote(note) : null;
  const [typed, setTyped] = useState('');
  const isWrong = typed.trim() !== '' && typedFollowUp(typed) === null;
  const inDays = (text: string): void => {
    setTyped(text);
    const days = typedFollowUp(text);
    // A text that is not right yet leaves no day of one that was typed on the way to it.
    change({ followUpOn: days === null ? null : addDays(today, days) });
  };
  const choose = (day: string | null): void => {
    setTyped('');
    change({ followUpOn: day });
  };

  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        label="Follow-up in days"
        autoComplete="off"
        maxLength={20}
        {...(isWrong && { [WRONG_FOLLOW_UP]: typed.trim() })}
        w={130}
        value={typed}
        error={isWrong && M.followUpDays}
        placeholder={noted === null ? undefined : String(noted)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed === '' && noted !== null) inDays(String(noted));
        }}
        onChange={({ currentTarget }) => inDays(currentTarget.value)}
      />
      <Group gap={6} mt={25} role="group" aria-label="Usual follow-ups">
        {noted !== null && (
          <Button size="compact-md" variant="light" onClick={() => inDays(String(noted))}>
            {noted} days, from the note
          </Button>
        )}
        {USUAL_DAYS.map((days) => {
          const day = addDays(today, days);
          const isChosen = followUpOn === day;
          return (
            <Button
              key={days}
              size="compact-md"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              aria-label={`${days} days`}
              onClick={() => choose(isChosen ? null : day)}
            >
              {days}
            </Button>
          );
        })}
      </Group>
      <DateField
        label="Follow-up on"
        min={today}
        value={followUpOn ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value || null)}
      />
    </Group>
  );
}
