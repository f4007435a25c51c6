import type { Addendum } from '#contract/addenda/addendum.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { genericName } from '#contract/medicines/brands/generic-name.rules.ts';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import { unbroken } from '#contract/medicines/unbroken.rules.ts';
import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import type { VisitDoctor } from '#contract/visit-sheet/visit-sheet.ts';
import type { VitalLine } from '#contract/vitals/vital-lines.rules.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { orderInput } from '#web/pharmacy/index.ts';
import type { SheetDraft } from '../saving/sheet-draft.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

export type PaperDrug = {
  readonly key: string;
  /** The generic name in capitals, with the brand in brackets. */
  readonly name: string;
  readonly quantity: number;
  readonly dosage: Readonly<Record<DirectionsLanguage, string>>;
};

/** The text of a visit's paper. */
export type PaperContent = {
  readonly doctor: VisitDoctor | null;
  readonly complaint: string;
  /** Printed with age and sex, since doses go by it; empty when it was not measured. */
  readonly weight: string;
  /** The other vital signs, each with its name. */
  readonly vitals: readonly string[];
  readonly diagnoses: readonly string[];
  readonly drugs: readonly PaperDrug[];
  /** Drugs of the clinic that it has too few of. */
  readonly shortDrugs: readonly PaperDrug[];
  readonly outside: string;
  readonly tests: readonly string[];
  /** Tests that the patient has done elsewhere, one per line. */
  readonly outsideTests: string;
  readonly advice: string;
  /** The day of the follow-up, or the time that is booked for it. */
  readonly followUp: string;
  /** The addenda to the note, each with its time and author. */
  readonly addenda: readonly string[];
};

type Written = {
  readonly drug_id: string;
  readonly name: string;
  readonly quantity: number;
  readonly tabletsPerDay: number;
  readonly numberOfDays: number;
  readonly daysAssumed?: boolean | undefined;
  readonly directions_to_use: string;
};

function drugOf(line: Written): PaperDrug {
  return {
    key: line.drug_id,
    name: unbroken(genericName(line.name)),
    quantity: line.quantity,
    dosage: { en: dosageText(line, 'en'), hi: dosageText(line, 'hi') },
  };
}

/** Rows of the draft as they are written. */
function writtenOf(lines: SheetDraft['lines']): Written[] {
  const { items } = orderInput({ lines, prescription: '' });
  return lines.flatMap(({ name, directions }, at) => {
    const item = items[at];
    return item ? [{ ...item, name, directions_to_use: directions }] : [];
  });
}

/** The checks of the rows of a draft. */
type Rows = Pick<SheetEditor, 'sheet' | 'draft' | 'whyHeld' | 'isShort' | 'isOutsideReady'>;

type Around = {
  readonly complaint: string;
  readonly vitals: readonly VitalLine[];
  readonly addenda: readonly Addendum[];
  /** The appointment that follows the visit. */
  readonly followUp: Appointment | null;
};

function followUpText({ followUpOn }: SheetDraft, booked: Appointment | null): string {
  if (booked?.status === 'booked') return `${showDateTime(booked.startsAt)}, ${booked.doctor}`;
  return followUpOn === null ? '' : formatDay(followUpOn);
}

/**
 * All that was written in a visit: the draft, and the orders that can no longer be edited. A row that still asks
 * something is not on the paper; one that the clinic has too few of is bought elsewhere.
 */
export function paperContent(
  { sheet, draft, whyHeld, isShort, isOutsideReady }: Rows,
  { complaint, vitals, addenda, followUp }: Around,
): PaperContent {
  const drugOrders = sheet.pharmacyOrders.filter(
    (order) => order !== openPrescription(sheet) && order.status !== 'cancelled',
  );
  const labOrders = sheet.labOrders.filter(
    (order) => order !== openLabOrder(sheet) && order.status !== 'cancelled',
  );
  const outside = drugOrders.map(({ prescription_for_unavailable_drugs: text }) => text);
  return {
    doctor: sheet.doctor,
    complaint,
    weight: vitals.find(({ key }) => key === 'weight')?.text ?? '',
    vitals: vitals
      .filter(({ key }) => key !== 'weight')
      // A value and its unit stay on one line.
      .map(({ label, text }) => `${label} ${text.replaceAll(' ', '\u00a0')}`),
    diagnoses: draft.diagnoses,
    drugs: [
      ...drugOrders.flatMap(({ medications }) => medications),
      ...writtenOf(draft.lines.filter((line) => whyHeld(line) === undefined)),
    ].map(drugOf),
    shortDrugs: writtenOf(draft.lines.filter(isShort)).map(drugOf),
    outside: [...outside, isOutsideReady ? draft.outside : '']
      .filter((text) => text.trim() !== '')
      .join('\n'),
    tests: [...labOrders.flatMap(({ tests }) => tests), ...draft.tests].map(({ name }) => name),
    outsideTests: draft.outsideTests,
    advice: draft.advice,
    followUp: followUpText(draft, followUp),
    addenda: addenda
      .filter(({ visitId }) => visitId === sheet.visitId)
      .map(({ text, addedAt, addedBy }) => `${showDateTime(addedAt)}, ${addedBy}: ${text}`),
  };
}
