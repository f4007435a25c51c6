import { type RefObject, useEffect } from 'react';
import { awaitField, stopAwaiting } from '#web/lib/device/typed-ahead.ts';
import { useOnLeft } from '#web/lib/use-on-left.ts';
import { useStable } from '#web/lib/use-stable.ts';
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
function useJumpKeys(go: (label: string) => void, enabled = true): void {
  const to = (label: string, name: string) => ({
    description: `Go to ${name}`,
    onPress: () => go(label),
    enabled,
  });
  useShortcut('alt+1', to('Diagnosis', 'the diagnosis'));
  useShortcut('alt+2', to('Add to the prescription', 'the prescription'));
  useShortcut('alt+3', to('Add a lab test', 'the tests'));
  useShortcut('alt+4', to('Advice', 'the advice'));
  useShortcut('alt+5', to('Follow-up in days', 'the follow-up'));
  useShortcut('alt+6', to('Vitals', 'the vitals'));
}

/** The part that was asked for while its sheet was loading, and the focus at that time. */
let early: {
  readonly visitId: string;
  readonly label: string;
  readonly from: Element | null;
} | null = null;

function forgetEarly(): void {
  if (early) stopAwaiting();
  early = null;
}

const onEarlyKey = ({ key, altKey }: KeyboardEvent): void => {
  if (key === 'Tab' && !altKey) forgetEarly();
};

/** After a click or Tab the person works elsewhere: the sheet must not take the focus from there. */
function listenForLeaving(): () => void {
  window.addEventListener('pointerdown', forgetEarly, true);
  window.addEventListener('keydown', onEarlyKey, true);
  return () => {
    window.removeEventListener('pointerdown', forgetEarly, true);
    window.removeEventListener('keydown', onEarlyKey, true);
  };
}

/**
 * The same keys while a sheet loads, when the browser would change the tab: the sheet goes to the part once it is
 * shown, and text typed meanwhile is written there.
 */
export function useEarlyJumps(
  visitId: string,
  { isLoading, isFailed }: { isLoading: boolean; isFailed: boolean },
): void {
  useJumpKeys((label) => {
    early = { visitId, label, from: document.activeElement };
    awaitField();
  }, isLoading);
  useEffect(() => (isLoading ? listenForLeaving() : undefined), [isLoading]);
  useEffect(() => {
    if (isFailed) forgetEarly();
  }, [isFailed]);
  useOnLeft(forgetEarly);
}

/** The keys of a sheet that is shown; goes to the part that was asked for before. */
export function useSheetJumps(sheet: RefObject<HTMLElement | null>, visitId: string): void {
  useJumpKeys((label) => jump(sheet, label));
  const goEarly = useStable(() => {
    const wanted = early;
    if (wanted?.visitId !== visitId) return;
    early = null;
    // A person who has gone to another field since stays there.
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== wanted.from &&
      wanted.from !== document.body &&
      activeElement !== document.body;
    if (!isElsewhere) jump(sheet, wanted.label);
    stopAwaiting();
  });
  useEffect(goEarly, [goEarly]);
}
