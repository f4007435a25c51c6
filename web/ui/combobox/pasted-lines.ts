import type { ClipboardEvent } from 'react';

/** The bullet or number before an item of a list. */
const BULLET = /^(?:[-–•*▪●]|\(?\d{1,2}[.)])\s+/u;

/**
 * Gives the lines of a field to `onLines` when a text of several is pasted into it: a field of one line would glue them
 * together. Returns false for one line, which the browser pastes.
 */
export function pasteLines(
  event: ClipboardEvent<HTMLInputElement>,
  onLines: ((lines: readonly string[]) => void) | undefined,
): boolean {
  const pasted = event.clipboardData.getData('text');
  if (!onLines || !/[\r\n]/.test(pasted.trim())) return false;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const start = selectionStart ?? value.length;
  const text = `${value.slice(0, start)}${pasted}${value.slice(selectionEnd ?? start)}`;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(BULLET, ''));
  onLines(lines.filter(Boolean));
  return true;
}
