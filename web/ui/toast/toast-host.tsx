import { useSyncExternalStore } from 'react';
import { overlayPart } from '../layout/overlay-part.tsx';
import { shownToasts, type Toast, watchToasts } from './toast.ts';

const ToastCard = overlayPart(
  () => import('./toast-card.tsx').then((module) => module.ToastCard),
  PlainToast,
);

/** Renders the toasts. The live region is mounted from the start; the toasts' code is loaded with the first one. */
export function ToastHost() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  return (
    <section aria-label="Messages" aria-live="polite" className="ui-toasts">
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
