import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/toast/toast.ts';

// A page's code is loaded when it is first shown, which takes longer once on a busy machine.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 4_000,
  // Every look of a `findBy` that finds nothing yet would print the document. The last one does, when
  // it gives up.
  getElementError(message, container) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    return isWaiting ? new Error(message ?? '') : getElementError(message, container);
  },
});

/** The console errors of React, Mantine and our code in the running test. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(
        `console.${level}: ${parts.map((p) => (p instanceof Error ? p.stack : String(p))).join(' ')}`,
      );
    });
  }
});

afterEach(async () => {
  cleanup();
  // A pending import would fail in the next file.
  await vi.dynamicImportSettled();
  // The files of a worker share one browser environment: each test restores it.
  for (const { id } of shownToasts()) dismissToast(id);
  // A selection in a removed field would break the arrow keys of the next test.
  window.getSelection()?.removeAllRanges();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'A test must leave the console silent.').toEqual([]);
});

/** happy-dom has neither of these; Mantine's fields and popovers need both. */
if (!window.ResizeObserver) {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
window.HTMLElement.prototype.scrollIntoView = () => {};
// A page prints after a pause, which may end after its test.
window.print = () => {};
