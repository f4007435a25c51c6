import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import type { ListedTest } from '../../matching/match-test.rules.ts';
import { addDrug, DEFERRED, wishOf } from '../add-drug.rules.ts';
import type { Added } from '../days-of-all.rules.ts';
import type { Reach } from '../doubts/mentioned-before.ts';
import type { NoteEvent } from '../doubts/note-events.ts';
import { leavesDoseOpen } from '../doubts/open-dose.rules.ts';
import type { Hold } from '../holds.rules.ts';
import { emptyReading, type Lists, type Reading } from '../reading.ts';
import { inSlotsIfClosed } from '../rewrite/timed-doses.rules.ts';

/** `sugar test` behind a drug: a question about the test. */
const TEST_BY_NAME = /^\p{L}+(?:\s\p{L}+)?\s+tests?$/iu;

/** The reader's state within a sentence. */
export type State<D extends ListedDrug, T extends ListedTest> = {
  readonly lists: Lists<D, T>;
  readonly reading: Reading;
  /** Text that stays in the note, and the part that it comes from. */
  readonly left: { readonly text: string; readonly part: number }[];
  part: number;
  /** Whether the note is this part alone. */
  isAlone: boolean;
  /** The drug whose dosage the next part may continue. */
  prescribed: {
    readonly text: string;
    readonly raw: string;
    /** Whether a later part gives another dose of the day. */
    readonly isOpen: boolean;
    /** Whether the words around it mention it without an order. */
    readonly isMentioned: boolean;
  } | null;
  ordering: boolean;
  hold: Hold | null;
  /** A refusal or condition in this part that names no drug itself. */
  isDoubtful: boolean;
  /** Whether the part before is a condition, which then is one of this part's orders. */
  isConditional: boolean;
  /** How far words reach that make medicines a report. */
  reach: Reach | null;
  /** Whether the tests of the sentence are awaited. */
  isAwaiting: boolean;
  /** Whether the tests so far are those of a review in months. */
  isForReview: boolean;
  inHistory: boolean;
  /** The part that has `h/o`, and the words behind that. */
  past: { readonly part: number; readonly had: string } | null;
  /** The drugs so far; days at the end of a list may be those of all. */
  readonly added: Added[];
  /** The note so far, for texts that are about what stands before them. */
  readonly events: NoteEvent[];
  /** The texts in brackets or quotation marks that hold an order as a whole. */
  readonly enclosed: readonly string[];
};

/** Leaves texts of the current part in the note. */
export function keep<D extends ListedDrug, T extends ListedTest>(
  { left, part }: State<D, T>,
  ...texts: readonly string[]
): void {
  left.push(...texts.map((text) => ({ text, part })));
}

/** Leaves a text in the note, as unclear. */
export function ask<D extends ListedDrug, T extends ListedTest>(state: State<D, T>, text: string) {
  state.reading.unclear.push(text);
  keep(state, text);
}

/** Adds the drug whose dosage is complete. */
export function finish<D extends ListedDrug, T extends ListedTest>(state: State<D, T>): void {
  const { prescribed, lists, added, events } = state;
  state.prescribed = null;
  if (!prescribed) return;
  const { text, raw, isOpen } = prescribed;
  const isDoubted = prescribed.isMentioned || leavesDoseOpen(text, lists);
  // A drug in doubt still counts among the others: its days may be theirs.
  const reading = isDoubted ? emptyReading() : state.reading;
  const before = reading.drugs.length;
  const [unsure, elsewhere] = [reading.unsure.length, reading.elsewhere.length];
  const aside = isOpen ? null : addDrug(withSlots(text, lists), reading, lists);
  if (aside === null || isDoubted) ask(state, raw);
  else if (TEST_BY_NAME.test(aside)) reading.unknownTests.push(aside);
  else if (aside !== '') keep(state, aside);
  const ones: Added[] = reading.drugs
    .slice(before)
    .map((wish) => ({ raw, wish, isDoubted, outside: [] }));
  if (DEFERRED.test(text)) state.isDoubtful = true;
  const outside = reading.elsewhere.slice(elsewhere);
  if (reading.unsure.length !== unsure || outside.length > 0) {
    ones.push({ raw, wish: wishOf(text), isDoubted, outside });
  }
  added.push(...ones);
  events.push(...ones.map((one) => ({ kind: 'order' as const, added: one })));
  if (aside) events.push({ kind: 'aside', text: aside });
}

/** `metformin 500 1 morning 1 night 30 days` as `1-0-1`, where its drug is surely one that is taken in pieces. */
function withSlots<D extends ListedDrug, T extends ListedTest>(
  text: string,
  lists: Lists<D, T>,
): string {
  const slots = inSlotsIfClosed(text);
  if (slots === null) return text;
  const trial = emptyReading();
  addDrug(slots, trial, lists);
  // Packs have their own count.
  return trial.drugs.length === 1 && trial.drugs[0]?.quantity === null ? slots : text;
}
