import { type FocusEvent, useEffect, useRef } from 'react';

/** Marks the buttons that disappear once a proposal is decided. */
export const SETTLES = { 'data-settles': true } as const;
/** Marks a proposal's Apply. */
export const APPLIES = { 'data-applies': true } as const;

const isAfter = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * When the pressed button of a proposal has disappeared, the focus goes to the Apply at its place: the next proposal's,
 * or its own after an error. Without any, `onNoneLeft` moves it. Only once the reply is shown: a second Enter during the
 * call must not apply another proposal.
 */
export function useNextProposal(isBusy: boolean, onNoneLeft: () => void) {
  const box = useRef<HTMLDivElement>(null);
  /** The number of proposals above the focused button that can be applied. */
  const above = useRef<number | null>(null);
  const open = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-applies]') ?? [])];

  useEffect(() => {
    if (above.current === null || isBusy || document.activeElement !== document.body) return;
    const [next] = open().slice(above.current);
    above.current = null;
    if (next) next.focus();
    else onNoneLeft();
  });

  return {
    ref: box,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const isOne = target.closest('[data-settles]') !== null;
      const card = target.closest('section') ?? target;
      above.current = isOne
        ? open().filter((apply) => isAfter(apply, card) && !card.contains(apply)).length
        : null;
    },
    // A removed button fires no blur event.
    onBlur: (): void => {
      above.current = null;
    },
  };
}
