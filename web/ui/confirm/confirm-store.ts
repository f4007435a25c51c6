export interface ConfirmQuestion {
  /** Names the thing: "Delete the test “Lipid profile”?" */
  readonly title: string;
  /** What will happen, in the specification's words. */
  readonly message: string;
  /** The verb on the button: "Delete". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Red button: it cannot be taken back. */
  readonly danger?: boolean;
}

export interface OpenQuestion {
  readonly question: ConfirmQuestion;
  readonly answer: (yes: boolean) => void;
}

let open: OpenQuestion | null = null;
const watchers = new Set<() => void>();

/** Asks, and resolves with the answer. While one question is open, another is answered with no. */
export function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  if (open) return Promise.resolve(false);
  const asker = document.activeElement;
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      show(null);
      // Back to where the person was; the dialog may have come too late to know that place.
      if (asker instanceof HTMLElement) asker.focus({ preventScroll: true });
      resolve(yes);
    };
    show({ question, answer });
  });
}

export function openQuestion(): OpenQuestion | null {
  return open;
}

export function watchQuestion(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function show(next: OpenQuestion | null): void {
  open = next;
  for (const watcher of watchers) watcher();
}
