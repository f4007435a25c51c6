import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/toast/toast.ts';

// A page's code is loaded when it is first shown, which takes longer once on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

/** The console errors of React, Mantine and our code in the running test. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  cleanup();
  // A pending import would fail in the next file.
  await vi.dynamicImportSettled();
  // The files of a worker share one browser environment: each test restores it.
  for (const { id } of shownToasts()) dismissToast(id);
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
