import type { LabOrderStatus } from '../../lab/lab-order.status.ts';
import type { LabOrder } from '../../lab/lab-order.ts';
import type { Gender } from '../../patients/patient.ts';
import type { PharmacyOrderStatus } from '../../pharmacy/pharmacy-order.status.ts';
import type { OrderItem, PharmacyOrder } from '../../pharmacy/pharmacy-order.ts';
import type { DrugIndex, ListedDrug } from '../matching/drug-index.rules.ts';
import type { ListedTest, TestIndex } from '../matching/match-test.rules.ts';

/** A drug of a planned order. */
export type PlannedLine = Omit<OrderItem, 'ai_run_id'> & {
  readonly name: string;
  /** A person edited it before it was saved. */
  readonly byHand?: true;
};

/** An ambiguous name with its candidates; a person chooses one or none. */
export type Asked<T> = {
  readonly written: string;
  /**
   * Reason of the question when it is not just the name: id and name disagree, or a drug has two
   * lines.
   */
  readonly why?: string;
  /**
   * Candidates that differ from the written text are marked and come last; none of them is
   * preselected.
   */
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly choice: T;
    readonly differs?: string;
  }[];
  /** The prescription text when no candidate is right; tests have none. */
  readonly otherwise: string | null;
};

/** An unreadable part of an action; the rest of the action is kept. */
export type RefusedLine = { readonly written: string; readonly message: string };

/** The words of the note that a part comes from: `of` is an id, a question's text or a line. */
export type NoteWords = { readonly of: string; readonly words: string };

/** The `of` of the words that patient details come from. */
export const PATIENT_WORDS = 'patient';

/** One value of a change on the screen, before and after. */
export type ChangeRow = { readonly label: string; readonly before: string; readonly after: string };

/** The effect of an action: the ordinary call that applies it. */
export type Change =
  | {
      readonly type: 'create-pharmacy-order';
      readonly patientId: string;
      readonly lines: readonly PlannedLine[];
      readonly prescription: string;
    }
  | {
      readonly type: 'edit-pharmacy-order';
      readonly orderId: string;
      readonly lines: readonly PlannedLine[];
      readonly prescription: string;
      readonly status: PharmacyOrderStatus | null;
    }
  | { readonly type: 'delete-pharmacy-order'; readonly orderId: string }
  | {
      readonly type: 'create-lab-order';
      readonly patientId: string;
      readonly tests: readonly ListedTest[];
    }
  | {
      readonly type: 'edit-lab-order';
      readonly orderId: string;
      readonly tests: readonly ListedTest[];
      readonly status: LabOrderStatus | null;
    }
  | { readonly type: 'update-patient'; readonly patientId: string; readonly details: PatientChange }
  | { readonly type: 'add-complaint'; readonly patientId: string; readonly complaint: string }
  | { readonly type: 'save-summary'; readonly visitId: string; readonly summary: string }
  | { readonly type: 'save-memory'; readonly memory: string };
export type ChangeType = Change['type'];

export type PatientChange = {
  readonly name?: string;
  readonly age?: number;
  readonly gender?: Gender | null;
  readonly phone?: string | null;
};

/** A planned action: a change, a question, or an error. */
export type Plan =
  | {
      readonly kind: 'change';
      readonly change: Change;
      readonly rows: readonly ChangeRow[];
      readonly askedDrugs: readonly Asked<PlannedLine>[];
      readonly askedTests: readonly Asked<ListedTest>[];
      /** Shown with the change and sent back to the model; they are never applied. */
      readonly refusedLines?: readonly RefusedLine[];
      /** Notes for the user on how the action was interpreted. */
      readonly notes?: readonly string[];
      /** The note's own words behind each part. */
      readonly words?: readonly NoteWords[];
    }
  | { readonly kind: 'question'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/** The clinic's records when an answer arrives. */
export type PlanContext = {
  readonly visitId: string | null;
  readonly patient: {
    readonly id: string;
    readonly name: string;
    readonly age: number | null;
    readonly gender: Gender | null;
    readonly phone: string | null;
    /** The permanent patient number; an answer with another number is for another patient. */
    readonly token?: number | null;
  } | null;
  readonly drugs: DrugIndex<ListedDrug>;
  readonly tests: TestIndex<ListedTest>;
  /** Newest first, like their lists. */
  readonly pharmacyOrders: readonly PharmacyOrder[];
  readonly labOrders: readonly LabOrder[];
  readonly caseSummary: string;
  readonly aiMemory: string;
};

export const refused = (message: string): Plan => ({ kind: 'refused', message });

/** An action without any usable part. */
export const allRefused = (lines: readonly RefusedLine[]): Plan =>
  refused([...new Set(lines.map(({ message }) => message))].join('\n'));

/** A change without open questions. */
export const change = (what: Change, rows: readonly ChangeRow[]): Plan => ({
  kind: 'change',
  change: what,
  rows,
  askedDrugs: [],
  askedTests: [],
});
