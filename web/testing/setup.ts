import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A page's code is loaded when it is first shown; on a busy machine that takes its time once.
configure({ asyncUtilTimeout: 5_000 });

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

afterEach(() => {
  cleanup();
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
