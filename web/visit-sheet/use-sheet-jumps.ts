import type { RefObject } from 'react';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { takeTyped } from './take-typed.ts';

/**
 * Focuses a field of the sheet, and shows it. What is typed in the field before is taken first; a row
 * that it adds without its days keeps the focus, which asks for them.
 */
function jump(sheet: RefObject<HTMLElement | null>, label: string): void {
  const before = document.activeElement;
  takeTyped(sheet.current);
  const isAsked = document.activeElement !== before && document.activeElement !== document.body;
  if (isAsked) return;
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
