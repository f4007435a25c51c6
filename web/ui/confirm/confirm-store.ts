export interface ConfirmQuestion {
  /** Names the thing: "Delete the test “Lipid profile”?" */
  readonly title: string;
  /** What will happen, in the specification's words. */
  readonly message: string;
  /** The verb on the button: "Delete". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** A second way to go on, between the two. */
  readonly otherLabel?: string;
  /** Red button: it cannot be taken back. */
  readonly danger?: boolean;
}

/** A question with something to choose in it; the first option is preset. */
export interface ChoiceQuestion extends ConfirmQuestion {
  readonly choice: {
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

export interface OpenQuestion {
  readonly question: ConfirmQuestion & Partial<ChoiceQuestion>;
  /** With what was chosen; the preset when it is left out. */
  readonly answer: (yes: boolean, chosen?: string) => void;
}

let open: OpenQuestion | null = null;
const watchers = new Set<() => void>();

/** Asks, and resolves with the answer. While one question is open, another is answered with no. */
export async function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  return (await ask(question)) !== null;
}

/** Asks, and resolves with the value that was chosen, or null for no. */
export function askToChoose(question: ChoiceQuestion): Promise<string | null> {
  return ask(question);
}

/** Asks a question that has a second way to go on: `other`. */
export async function askEitherWay(
  question: ConfirmQuestion & { readonly otherLabel: string },
): Promise<'confirm' | 'other' | 'cancel'> {
  const answer = await ask(question);
  if (answer === null) return 'cancel';
  return answer === OTHER ? 'other' : 'confirm';
}

/** What is chosen by the second way to go on. */
export const OTHER = 'other';

function ask(question: OpenQuestion['question']): Promise<string | null> {
  if (open) return Promise.resolve(null);
  const asker = document.activeElement;
  return new Promise((resolve) => {
    const answer = (yes: boolean, chosen = question.choice?.options[0]?.value ?? ''): void => {
      show(null);
      // Back to where the person was; the dialog may have come too late to know that place.
      if (asker instanceof HTMLElement) asker.focus({ preventScroll: true });
      resolve(yes ? chosen : null);
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
