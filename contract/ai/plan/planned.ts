import type { LabOrderStatus } from '../../lab/lab-order.status.ts';
import type { LabOrder } from '../../lab/lab-order.ts';
import type { Gender } from '../../patients/patient.ts';
import type { PharmacyOrderStatus } from '../../pharmacy/pharmacy-order.status.ts';
import type { OrderItem, PharmacyOrder } from '../../pharmacy/pharmacy-order.ts';
import type { DrugIndex, ListedDrug } from '../matching/match-drug.rules.ts';
import type { ListedTest, TestIndex } from '../matching/match-test.rules.ts';

/** A drug of an order that is about to be written. */
export type PlannedLine = Omit<OrderItem, 'ai_run_id'> & {
  readonly name: string;
  /** A person has changed it before it was written. */
  readonly byHand?: true;
};

/** A name that may mean several things of the list; a person says which, or none. */
export type Asked<T> = {
  readonly written: string;
  /** Why it is asked, where that is not a name alone: id and name disagree, a drug is on two lines. */
  readonly why?: string;
  /** What differs from the written text says so and comes last; it is never the preset choice. */
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly choice: T;
    readonly differs?: string;
  }[];
  /** What is prescribed instead when it is none of them; tests have no such thing. */
  readonly otherwise: string | null;
};

/** A part of an action that was not understood; the rest of the action stands. */
export type RefusedLine = { readonly written: string; readonly message: string };

/** What the screen shows of a change: a thing as it was and as it will be. */
export type ChangeRow = { readonly label: string; readonly before: string; readonly after: string };

/** What an action would do, as the ordinary call that does it. */
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
  | { readonly type: 'save-summary'; readonly recordId: string; readonly summary: string }
  | { readonly type: 'save-memory'; readonly memory: string };
export type ChangeType = Change['type'];

export type PatientChange = {
  readonly name?: string;
  readonly age?: number;
  readonly gender?: Gender | null;
  readonly phone?: string | null;
};

/** An action weighed against what the clinic has: a change to make, a question, or a refusal. */
export type Plan =
  | {
      readonly kind: 'change';
      readonly change: Change;
      readonly rows: readonly ChangeRow[];
      readonly askedDrugs: readonly Asked<PlannedLine>[];
      readonly askedTests: readonly Asked<ListedTest>[];
      /** Shown with the change and sent back to the model; nothing of them is made. */
      readonly refusedLines?: readonly RefusedLine[];
      /** What a person has to know of how the action was read. */
      readonly notes?: readonly string[];
    }
  | { readonly kind: 'question'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/** What is known when an answer arrives. */
export type PlanContext = {
  readonly recordId: string | null;
  readonly patient: {
    readonly id: string;
    readonly name: string;
    readonly age: number | null;
    readonly gender: Gender | null;
    readonly phone: string | null;
    /** The number for life; an answer that names another number is for another patient. */
    readonly token?: number | null;
  } | null;
  readonly drugs: DrugIndex<ListedDrug>;
  readonly tests: TestIndex<ListedTest>;
  /** Newest first, as their lists are. */
  readonly pharmacyOrders: readonly PharmacyOrder[];
  readonly labOrders: readonly LabOrder[];
  readonly caseSummary: string;
  readonly aiMemory: string;
};

export const refused = (message: string): Plan => ({ kind: 'refused', message });

/** An action of which no part can be made. */
export const allRefused = (lines: readonly RefusedLine[]): Plan =>
  refused([...new Set(lines.map(({ message }) => message))].join('\n'));

/** A change that leaves nothing to ask. */
export const change = (what: Change, rows: readonly ChangeRow[]): Plan => ({
  kind: 'change',
  change: what,
  rows,
  askedDrugs: [],
  askedTests: [],
});
