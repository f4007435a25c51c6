import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Time stands under the test's hand, but for what passes by itself while it waits for the page. */
export function holdTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    // Of 20 ms each, every wait of a test for its page would take a whole one.
    advanceTimeDelta: 1,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Lets so much time pass. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
