import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Holds the clock, except for the short timers of waiting for the page. */
export function holdTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    // With the default of 20 ms, every wait for the page would take a whole step.
    advanceTimeDelta: 1,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Advances the clock. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
