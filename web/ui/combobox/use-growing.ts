import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = (): boolean => CSS.supports('field-sizing', 'content');

/**
 * Makes a field as tall as its text in a browser without `field-sizing`: one line until it needs more. Its width changes
 * what a line holds.
 */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its own height
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || growsByItself()) return;
    const measure = (): void => {
      area.style.height = 'auto';
      const borders = area.offsetHeight - area.clientHeight;
      area.style.height = `${area.scrollHeight + borders}px`;
    };
    measure();
    let width = area.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (area.offsetWidth === width) return;
      width = area.offsetWidth;
      measure();
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [field, text]);
}
