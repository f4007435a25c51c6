import { Text } from '@mantine/core';
import {
  clinicDay,
  DEFAULT_TIME_ZONE,
  formatDateTime,
  formatTime,
} from '#contract/kernel/dates.ts';
import type { RecordEditor } from './use-record-editor.ts';

function whenSaved(updatedAt: string): string {
  const day = (moment: Date): string => clinicDay(moment, DEFAULT_TIME_ZONE);
  const isToday = day(new Date(updatedAt)) === day(new Date());
  return `Saved ${isToday ? formatTime(updatedAt) : formatDateTime(updatedAt)}`;
}

function statusOf({ editing, isSaving, isUnsaved, clashes, failure }: RecordEditor): string {
  const { base } = editing;
  if (isSaving) return 'Saving…';
  if (clashes.length > 0) return 'Not saved: please decide which text stays';
  if (isUnsaved && failure) return 'Not saved, kept on this device';
  if (isUnsaved) return 'Not saved';
  return base.complaint || base.case_summary ? whenSaved(base.updatedAt) : 'Nothing written yet';
}

/** The one line that says whether the server has what is on the screen. */
export function SaveStatus({ editor }: { editor: RecordEditor }) {
  const isInTrouble = editor.failure !== null || editor.clashes.length > 0;
  return (
    <Text
      role="status"
      className="ui-tabular record-status"
      c={isInTrouble ? 'var(--mantine-color-error)' : 'dimmed'}
    >
      {statusOf(editor)}
    </Text>
  );
}
