import { flushSync } from 'react-dom';
import { UNTAKEN } from '#web/ui/combobox/untaken-rows.tsx';
import { forgetVitals, SAVED_BY_ENTER } from '#web/vitals/index.ts';
import { WRONG_FOLLOW_UP } from './parts/follow-up-part.tsx';

/**
 * Takes what is typed in a search field of the sheet, as Enter does, before the focus leaves it.
 * Returns the text that fits nothing and stays in the field, or null. The name of a favourite stays, too: only Enter
 * inserts all the rows of the one that is offered first.
 */
export function takeTyped(sheet: HTMLElement | null): string | null {
  const field = document.activeElement;
  const isSearch = field instanceof HTMLInputElement && field.getAttribute('role') === 'combobox';
  if (!isSearch || !sheet?.contains(field) || field.value.trim() === '') return null;
  if (field.value.trim().startsWith('/')) return field.value.trim();
  // At once: the row that it adds must not take the focus later.
  flushSync(() => pressEnter(field));
  return field.value.trim() || null;
}

function pressEnter(field: HTMLInputElement): void {
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}

/** A text that fits nothing, with the field in which it stays. */
export type LeftText = {
  readonly typed: string;
  readonly field: HTMLElement;
  /** The field, when it is not one of rows. */
  readonly of?: 'rows' | 'vitals' | 'follow-up';
};

type Taken = {
  readonly left: readonly LeftText[];
  /** The field of a new row that asks for its days. */
  readonly asked: HTMLElement | null;
};

/**
 * Takes the typed row and the pasted ones that follow it into the field. Returns the first that fits
 * nothing, or null, and the field to which a new row without days moved the focus.
 */
function takeRows(sheet: HTMLElement | null, field: HTMLInputElement) {
  let next: HTMLElement | null = null;
  for (;;) {
    const before = field.value.trim();
    // Its list opens with the focus.
    if (field !== document.activeElement) flushSync(() => field.focus());
    const typed = takeTyped(sheet);
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement !== field) next = activeElement;
    if (typed === null || typed === before) return { typed, next };
  }
}

/**
 * Takes what is typed in each search field of the sheet and saves its vitals, before it is printed
 * or left.
 */
export function takeAllTyped(sheet: HTMLElement | null): Taken {
  const vitals = saveVitals(sheet);
  const before = document.activeElement;
  const fields = sheet?.querySelectorAll<HTMLInputElement>('input[role="combobox"]') ?? [];
  let asked: HTMLElement | null = null;
  const left = [...fields].flatMap((field) => {
    if (field.value.trim() === '') return [];
    const { typed, next } = takeRows(sheet, field);
    asked = next ?? asked;
    return typed === null ? [] : [{ typed, field }];
  });
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  const rows = [...(sheet?.querySelectorAll<HTMLElement>(`[${UNTAKEN}]`) ?? [])].flatMap((row) => {
    const typed = row.getAttribute(UNTAKEN);
    const button = row.querySelector('button');
    return typed && button ? [{ typed, field: button }] : [];
  });
  return { left: [...vitals, ...rows, ...left, ...wrongFollowUp(sheet)], asked };
}

function wrongFollowUp(sheet: HTMLElement | null): readonly LeftText[] {
  const field = sheet?.querySelector<HTMLElement>(`[${WRONG_FOLLOW_UP}]`);
  const typed = field?.getAttribute(WRONG_FOLLOW_UP);
  return field && typed ? [{ typed, field, of: 'follow-up' }] : [];
}

/**
 * Removes a line of vitals without a readable part; another is kept until it is saved. Returns a function that puts it
 * back.
 */
export function forgetUnread(sheet: HTMLElement | null, visitId: string): (() => void) | undefined {
  const field = sheet?.querySelector<HTMLInputElement>(`[${SAVED_BY_ENTER}]`);
  const isUnread = field?.getAttribute(SAVED_BY_ENTER) === field?.value.trim();
  return isUnread ? forgetVitals(visitId) : undefined;
}

/** Saves the typed vitals; returns what was not understood of them. */
function saveVitals(sheet: HTMLElement | null): readonly LeftText[] {
  const fields = sheet?.querySelectorAll<HTMLInputElement>(`[${SAVED_BY_ENTER}]`) ?? [];
  return [...fields].flatMap((field) => {
    const typed = field.getAttribute(SAVED_BY_ENTER);
    pressEnter(field);
    return typed ? [{ typed, field, of: 'vitals' as const }] : [];
  });
}
