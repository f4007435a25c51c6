export interface ConfirmQuestion {
  /** Names the subject: "Delete the test “Lipid profile”?" */
  readonly title: string;
  /** The consequence, in the specification's words. */
  readonly message: string;
  /** The verb on the button: "Delete". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** A second way to confirm, between the two. */
  readonly otherLabel?: string;
  /** Red button: the action cannot be undone. */
  readonly danger?: boolean;
  /** Names what is asked about to `overtakeQuestion`. */
  readonly subject?: string;
}

/** A question with a choice; the first option is preset. */
export interface ChoiceQuestion extends ConfirmQuestion {
  readonly choice: {
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

/** A question with a text that has to be written. */
export interface TextQuestion extends ConfirmQuestion {
  readonly text: { readonly label: string; readonly max: number };
}

export interface OpenQuestion {
  readonly question: ConfirmQuestion & Partial<ChoiceQuestion> & Partial<TextQuestion>;
  /** Called with the choice or the text; if left out, the preset choice. */
  readonly answer: (yes: boolean, chosen?: string) => void;
  /** Why the question is out of date: what has happened to its subject since it was asked. */
  readonly news?: string;
}

let open: OpenQuestion | null = null;
const watchers = new Set<() => void>();

/** Asks, and resolves with the answer. While one question is open, another one resolves to no. */
export async function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  return (await ask(question)) !== null;
}

/** Asks, and resolves with the chosen value, or null for no. */
export function askToChoose(question: ChoiceQuestion): Promise<string | null> {
  return ask(question);
}

/** Asks for a text, and resolves with it, or null for no. */
export function askToWrite(question: TextQuestion): Promise<string | null> {
  return ask(question);
}

/** Asks a question with a second way to confirm: `other`. */
export async function askEitherWay(
  question: ConfirmQuestion & { readonly otherLabel: string },
): Promise<'confirm' | 'other' | 'cancel'> {
  const answer = await ask(question);
  if (answer === null) return 'cancel';
  return answer === OTHER ? 'other' : 'confirm';
}

/** The value of the second way to confirm. */
export const OTHER = 'other';

function ask(question: OpenQuestion['question']): Promise<string | null> {
  if (open) return Promise.resolve(null);
  const asker = document.activeElement;
  return new Promise((resolve) => {
    const answer = (yes: boolean, chosen = question.choice?.options[0]?.value ?? ''): void => {
      show(null);
      // The dialog cannot restore the focus if its code was loaded after the focus had moved.
      if (asker instanceof HTMLElement) asker.focus({ preventScroll: true });
      resolve(yes ? chosen : null);
    };
    show({ question, answer });
  });
}

/** Shows in the open question about this subject what has happened to it since; it can then only be closed. */
export function overtakeQuestion(subject: string, news: string): void {
  if (open?.question.subject === subject) show({ ...open, news });
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
