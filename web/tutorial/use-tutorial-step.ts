import { useState } from 'react';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** Welcome, staff, medications, lab tests, finish. */
export const TUTORIAL_STEPS = 5;

const keyOf = (userId: string): string => `tutorialStep.${userId}`;

function storedStep(key: string): number {
  const step = Number(localStorage.getItem(key));
  return Number.isInteger(step) && step > 0 && step < TUTORIAL_STEPS ? step : 0;
}

/** The person's current step, stored in this browser, so that a reload continues there. */
export function useTutorialStep() {
  const key = keyOf(useCurrentUser().id);
  const [step, setStep] = useState(() => storedStep(key));
  return {
    step,
    next: (): void => {
      const following = Math.min(step + 1, TUTORIAL_STEPS - 1);
      localStorage.setItem(key, String(following));
      setStep(following);
    },
    forget: (): void => localStorage.removeItem(key),
  };
}
