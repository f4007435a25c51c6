import type { ListedTest } from '../../matching/match-test.rules.ts';
import type { Added } from '../days-of-all.rules.ts';

/** A piece of a note as it was read, in the order of the note. */
export type NoteEvent =
  | { readonly kind: 'order'; readonly added: Added }
  | { readonly kind: 'test'; readonly test: ListedTest }
  /** A medicine or test that is not ordered because of the words before it. */
  | { readonly kind: 'asked'; readonly text: string }
  /** A refusal, or a report of the past, that names its medicine. */
  | { readonly kind: 'refusal'; readonly text: string }
  /** Text behind an order in its piece that is not a direction. */
  | { readonly kind: 'aside'; readonly text: string }
  /** Text without the name of a medicine or test; `isWhole` when nothing else is in its part. */
  | { readonly kind: 'text'; readonly text: string; readonly isWhole: boolean }
  /** A condition on a line of its own. */
  | { readonly kind: 'condition'; readonly text: string; readonly isHeading: boolean }
  /** The end of a sentence. */
  | { readonly kind: 'end' };
