import { useSyncExternalStore } from 'react';
import { overlayPart } from '../layout/overlay-part.tsx';
import { shownToasts, type Toast, watchToasts } from './toast.ts';

const ToastCard = overlayPart(
  () => import('./toast-card.tsx').then((module) => module.ToastCard),
  PlainToast,
);

/** Where toasts appear. The live region is there from the start; what draws them comes with the first. */
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
