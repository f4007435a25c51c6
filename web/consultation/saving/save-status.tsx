import { Text } from '@mantine/core';
import { clinicToday, dayOf, showDateTime, showTime } from '#web/lib/clinic-time.ts';
import type { NoteEditor } from './use-note-editor.ts';

function whenSaved(updatedAt: string): string {
  const isToday = dayOf(updatedAt) === clinicToday();
  return `Saved ${isToday ? showTime(updatedAt) : showDateTime(updatedAt)}`;
}

function statusOf({
  isClosed,
  editing,
  isSaving,
  isUnsaved,
  clashes,
  failure,
}: NoteEditor): string {
  const { base } = editing;
  if (isClosed) return 'Closed: addenda only';
  if (isSaving) return 'Saving…';
  if (clashes.length > 0) return 'Not saved: please decide which text stays';
  if (isUnsaved && failure) return 'Not saved, kept on this device';
  if (isUnsaved) return 'Not saved';
  return base.complaint || base.case_summary ? whenSaved(base.updatedAt) : 'Nothing written yet';
}

/** The save status in one line. */
export function SaveStatus({ editor }: { editor: NoteEditor }) {
  const isInTrouble = editor.failure !== null || editor.clashes.length > 0;
  return (
    <Text
      role="status"
      className="ui-tabular note-status"
      c={isInTrouble ? 'var(--mantine-color-error)' : 'dimmed'}
    >
      {statusOf(editor)}
    </Text>
  );
}
