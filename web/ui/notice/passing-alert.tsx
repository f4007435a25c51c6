import { useState } from 'react';
import { AlertBanner } from './alert-banner.tsx';

/** Specification 1 and 2, section 9: alerts of the admin's screens disappear after 5 s. */
const CLEARS_AFTER_MS = 5_000;

/** A dismissible error of a load that disappears by itself. Keyed by its time, so that a new one is shown. */
export function PassingAlert({ message }: { message: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <AlertBanner tone="error" onClose={() => setShown(false)} clearAfterMs={CLEARS_AFTER_MS}>
      {/* Not a plain text, which the banner takes for that of a step to send again. */}
      <span>{message}</span>
    </AlertBanner>
  );
}
