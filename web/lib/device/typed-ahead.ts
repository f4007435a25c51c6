/** Older keystrokes were not meant for the next field. */
const FORGOTTEN_AFTER_MS = 10_000;

/** Input types whose selection can be set; passwords are never filled from the buffer. */
const FIELDS = 'textarea, input:is([type="text"], [type="search"], [type="tel"], :not([type]))';

type Field = HTMLInputElement | HTMLTextAreaElement;

let arrivedAt: string | null = null;
let isAwaitingField = false;
let typed = '';
let lastTypedAt = 0;

function isField(element: EventTarget | null): element is Field {
  return element instanceof HTMLElement && element.matches(FIELDS);
}

function isInField(): boolean {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
}

function isOnItsWay(): boolean {
  return window.location.pathname !== arrivedAt && !isInField();
}

function forget(): void {
  typed = '';
  isAwaitingField = false;
}

/** Whether a key belongs to the buffered text; others are for the page. */
function isOfText({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  if (typed === '') return key.length === 1 && key !== ' ' && key !== '/';
  return key.length === 1 || key === 'Backspace' || key === 'Enter';
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isAwaitingField && !isOnItsWay()) return;
  if (event.key === 'Escape') forget();
  if (event.timeStamp - lastTypedAt > FORGOTTEN_AFTER_MS) typed = '';
  if (!isOfText(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  lastTypedAt = event.timeStamp;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key !== 'Enter') typed += event.key;
}

function writeInto(field: Field): void {
  const isFresh = performance.now() - lastTypedAt <= FORGOTTEN_AFTER_MS;
  const room = field.maxLength < 0 ? typed.length : field.maxLength - field.value.length;
  const text = isFresh ? typed.slice(0, Math.max(room, 0)) : '';
  forget();
  if (text === '' || field.readOnly || field.disabled) return;
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

function onFocus({ target }: FocusEvent): void {
  if (!isField(target)) return;
  isAwaitingField = false;
  // The field gets the focus during rendering: write into it afterwards.
  if (typed !== '') queueMicrotask(() => writeInto(target));
}

/**
 * Buffers keystrokes while a page's code loads, and writes them into the next field that gets the focus. Called once,
 * before the first page. Returns a function that stops it.
 */
export function keepTypedAhead(): () => void {
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusin', onFocus, true);
  window.addEventListener('pointerdown', forget, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusin', onFocus, true);
    window.removeEventListener('pointerdown', forget, true);
    arrivedAt = null;
    forget();
  };
}

/** Called when the page of this address is rendered; a placeholder does not count. */
export function pageArrived(): void {
  if (document.querySelector('main [data-passing]')) return;
  arrivedAt = window.location.pathname;
  if (!isAwaitingField) queueMicrotask(forget);
}

/** Starts buffering keystrokes for a field that is about to appear, such as a dialog's. */
export function awaitField(): void {
  isAwaitingField = true;
}

/** Stops buffering, and drops the buffered text, where the awaited field does not appear. */
export function stopAwaiting(): void {
  if (isAwaitingField) forget();
}
