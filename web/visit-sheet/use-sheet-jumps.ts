import type { RefObject } from 'react';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';

/** Focuses a field of the sheet, and shows it. */
function jump(sheet: RefObject<HTMLElement | null>, label: string): void {
  const fields = sheet.current?.querySelectorAll('label') ?? [];
  const wanted = [...fields].find(({ textContent }) => textContent === label);
  const field = wanted?.control;
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/** The keys that jump to the parts of the sheet, listed under `?`. */
export function useSheetJumps(sheet: RefObject<HTMLElement | null>): void {
  const to = (label: string, name: string) => ({
    description: `Go to ${name}`,
    onPress: () => jump(sheet, label),
  });
  useShortcut('alt+1', to('Diagnosis', 'the diagnosis'));
  useShortcut('alt+2', to('Add to the prescription', 'the prescription'));
  useShortcut('alt+3', to('Add a lab test', 'the tests'));
  useShortcut('alt+4', to('Advice', 'the advice'));
  useShortcut('alt+5', to('Follow-up in days', 'the follow-up'));
  useShortcut('alt+6', to('Vitals', 'the vitals'));
}
