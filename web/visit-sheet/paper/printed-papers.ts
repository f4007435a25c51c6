import { currentSession, watchSession } from '#web/lib/session/session.ts';

/** A paper that was printed in this tab. */
type Printed = {
  readonly content: string;
  /** Whether it was said that the paper is out of date. */
  isSaid: boolean;
};

const printed = new Map<string, Printed>();
const printers = new Map<string, () => void>();
const wanted = new Set<string>();

// Nothing about a patient stays in a tab that another person may sign in to.
watchSession(() => {
  if (currentSession() === null) for (const kept of [printed, printers, wanted]) kept.clear();
});

/** The last paper of a visit, until the tab is closed or the person signs out. */
export const printedPaper = (visitId: string): Printed | undefined => printed.get(visitId);

export function notePrinted(visitId: string, content: string): void {
  printed.set(visitId, { content, isSaid: false });
}

/** Registers the function that prints the visit on the screen; returns one that removes it. */
export function registerPrinter(visitId: string, print: () => void): () => void {
  printers.set(visitId, print);
  return () => {
    if (printers.get(visitId) === print) printers.delete(visitId);
  };
}

/** Prints the visit when it is on the screen; otherwise opens it, and it is printed there. */
export function printAgain(visitId: string, open: () => void): void {
  const print = printers.get(visitId);
  if (print) {
    print();
    return;
  }
  wantPaper(visitId);
  open();
}

/** Prints a visit as soon as its sheet is on the screen. */
export const wantPaper = (visitId: string): void => void wanted.add(visitId);

/** Whether the visit was opened to be printed. */
export const isPaperWanted = (visitId: string): boolean => wanted.has(visitId);

/** The same; asked once. */
export const takeWanted = (visitId: string): boolean => wanted.delete(visitId);
