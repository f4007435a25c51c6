import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { watchReplays } from '#web/lib/api/replies/replays.ts';
import { overlayPart } from '../layout/overlay-part.tsx';
import { shownToasts, type Toast, toast, watchToasts } from './toast.ts';

const ToastCard = overlayPart(
  () => import('./toast-card.tsx').then((module) => module.ToastCard),
  PlainToast,
);

/** Returns the focus to where it was when the toast with the pressed button disappears. */
function useFocusBefore(toasts: readonly Toast[]) {
  const before = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that left may have had the focus
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    before.current?.focus({ preventScroll: true });
    before.current = null;
  }, [toasts]);
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return {
    onFocus: (event: FocusEvent): void => {
      const { relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && !isInside(event)) before.current = relatedTarget;
    },
    // A removed button fires no blur event.
    onBlur: (event: FocusEvent): void => {
      if (!isInside(event)) before.current = null;
    },
  };
}

/** Renders the toasts. The live region is mounted from the start; the toasts' code is loaded with the first one. */
export function ToastHost() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  const focus = useFocusBefore(toasts);
  useEffect(() => watchReplays(() => toast.info(MESSAGES.savedBefore, { stays: true })), []);
  return (
    <section aria-label="Messages" aria-live="polite" className="ui-toasts" {...focus}>
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </section>
  );
}

function PlainToast({ toast: { message, action, also } }: { toast: Toast }) {
  return (
    <p className="ui-plain-toast">
      {message}{' '}
      {action && (
        <button type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}{' '}
      {also && (
        <button type="button" onClick={also.onPress}>
          {also.label}
        </button>
      )}
    </p>
  );
}
