import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissToast, shownToasts } from '#web/ui/toast/toast.ts';

// A page's code is loaded when it is first shown; on a busy machine that takes its time once.
configure({ asyncUtilTimeout: 4_000 });

/** What React, Mantine or our code complained about in the running test. */
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
  // What is still being loaded would fail in the file that comes next.
  await vi.dynamicImportSettled();
  // The files of a worker share one browser: each test leaves it as it found it.
  for (const { id } of shownToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'A test must leave the console silent.').toEqual([]);
});

/** happy-dom answers neither of these; Mantine's fields and popovers ask for both. */
if (!window.ResizeObserver) {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
window.HTMLElement.prototype.scrollIntoView = () => {};
