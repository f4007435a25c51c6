import { useEffect, useRef } from 'react';

/** A row and the one below it, or above it for the last. */
function placeOf(row: Element | null | undefined) {
  if (!row) return null;
  return { row, below: row.nextElementSibling, above: row.previousElementSibling };
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** The row that is now at the place; neighbours may have left the list too. */
function rowAt({ row, below, above }: Place): Element | undefined {
  const isThere = row.isConnected && row.nextElementSibling === below;
  const rows = isThere ? [row] : [below, above, row];
  return rows.find((one) => one?.isConnected) ?? undefined;
}

/**
 * When the focused button disappears, the row at its place gets the focus, so that the arrow keys continue from there:
 * its own row, or the next one when its row moved or left. The button that replaces it does not: a second Enter would
 * press it. The focus does not follow a row to the end of the list.
 */
export function useKeepFocus<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const place = useRef<Place | null>(null);

  const keep = (): void => {
    place.current = placeOf(box.current?.closest('tr'));
  };
  const restore = (): void => {
    if (!place.current || document.activeElement !== document.body) return;
    const row = rowAt(place.current);
    place.current = null;
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  };
  useEffect(restore);
  // A row that left the list takes its buttons with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the end
  useEffect(() => restore, []);

  return {
    ref: box,
    onFocus: keep,
    onClickCapture: keep,
    // A removed button fires no blur event.
    onBlur: (): void => {
      place.current = null;
    },
  };
}
