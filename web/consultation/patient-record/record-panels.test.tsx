import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, recordApi } from '#web/testing/record-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

describe('the record on a wide screen', () => {
  const WIDTH = 1_000;
  beforeEach(() => {
    const isWide = (query: string) => query === '(min-width: 62em)';
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query);
      Object.defineProperty(list, 'matches', { value: isWide(query) });
      return list;
    });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, WIDTH, 600),
    );
  });

  /** Drags the divider by this many pixels to the right. */
  const drag = (divider: HTMLElement, by: number): void => {
    fireEvent.pointerDown(divider, { button: 0, clientX: 0 });
    fireEvent.pointerMove(document, { clientX: by });
    fireEvent.pointerUp(document, { clientX: by });
  };

  it('starts at a third, and leaves each panel 150 px beside a margin of 10 px', async () => {
    await renderApp(address, { as: 'doctor', api: recordApi() });
    const divider = await screen.findByRole('separator');
    const place = () => Number(divider.getAttribute('aria-valuenow'));
    expect(place()).toBe(333);
    drag(divider, 100);
    expect(place()).toBe(433);
    drag(divider, -WIDTH);
    expect(place()).toBe(150);
    drag(divider, WIDTH);
    expect(place()).toBe(WIDTH - 160);
  });
});
