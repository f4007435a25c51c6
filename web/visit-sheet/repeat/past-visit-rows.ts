import type { LabOrder } from '#contract/lab/lab-order.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { PastVisit } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { dayOf } from '#web/lib/clinic-time.ts';
import type { SheetRows } from '../favourites/sheet-rows.ts';

/** An earlier visit, or a day of orders without one, with its rows. */
export type PastRows = {
  readonly key: string;
  readonly at: string;
  readonly doctor: string | null;
  readonly rows: SheetRows;
};

type History = {
  readonly visits: readonly PastVisit[];
  readonly pharmacyOrders: readonly PharmacyOrder[];
  readonly labOrders: readonly LabOrder[];
  /** The visit that is open now; it is left out. */
  readonly currentVisitId: string | null;
};

const EMPTY: SheetRows = {
  ...{ drugs: [], outside: '', tests: [], outsideTests: '' },
  ...{ diagnoses: [], advice: '', followUpDays: null },
};

type Ordered = { readonly visit_id?: string | null | undefined };

/**
 * The rows of a patient's earlier visits, newest first. Orders from before the sheet name no visit:
 * they belong to the visit of their clinic day, or make an entry of their own. Cancelled orders and
 * visits without rows are left out. Of a drug that was ordered twice, the later dose counts.
 */
export function pastRows({ visits, currentVisitId, ...orders }: History): PastRows[] {
  const entries = new Map<string, PastRows>(
    visits.map(({ visitId, at, doctor, diagnoses, advice, outsideTests }) => [
      visitId,
      { key: visitId, at, doctor, rows: { ...EMPTY, diagnoses, advice, outsideTests } },
    ]),
  );
  const visitOfDay = new Map(visits.toReversed().map(({ day, visitId }) => [day, visitId]));
  const entryOf = ({ visit_id }: Ordered, at: string): PastRows => {
    const day = dayOf(at);
    const key = visit_id ?? visitOfDay.get(day) ?? day;
    return entries.get(key) ?? { key, at, doctor: null, rows: EMPTY };
  };
  const isKept = ({ status }: { status: string }) => status !== 'cancelled';
  const oldestFirst = (one: string, other: string) => Date.parse(one) - Date.parse(other);

  for (const order of orders.pharmacyOrders
    .filter(isKept)
    .toSorted((one, other) => oldestFirst(one.date, other.date))) {
    const entry = entryOf(order, order.date);
    entries.set(entry.key, withDrugs(entry, order));
  }
  for (const order of orders.labOrders
    .filter(isKept)
    .toSorted((one, other) => oldestFirst(one.createdAt, other.createdAt))) {
    const entry = entryOf(order, order.createdAt);
    entries.set(entry.key, withTests(entry, order));
  }
  return [...entries.values()]
    .filter(({ key, rows }) => key !== currentVisitId && isFilled(rows))
    .sort((one, other) => oldestFirst(other.at, one.at));
}

function withDrugs(entry: PastRows, order: PharmacyOrder): PastRows {
  const { rows } = entry;
  const drugs = new Map(rows.drugs.map((drug) => [drug.drug_id, drug]));
  for (const line of order.medications) {
    const { drug_id, name, quantity, tabletsPerDay, numberOfDays, directions_to_use } = line;
    const assumed = line.daysAssumed && { daysAssumed: true };
    const dose = { quantity, tabletsPerDay, numberOfDays, ...assumed };
    drugs.set(drug_id, { drug_id, name, ...dose, directions_to_use: directions_to_use || null });
  }
  const outside = [rows.outside, order.prescription_for_unavailable_drugs.trim()];
  return {
    ...entry,
    doctor: entry.doctor ?? order.prescribedBy,
    rows: { ...rows, drugs: [...drugs.values()], outside: outside.filter(Boolean).join('\n') },
  };
}

function withTests(entry: PastRows, order: LabOrder): PastRows {
  const { rows } = entry;
  const tests = new Map([...rows.tests, ...order.tests].map(({ id, name }) => [id, { id, name }]));
  return { ...entry, rows: { ...rows, tests: [...tests.values()] } };
}

const isFilled = ({ drugs, tests, diagnoses, ...texts }: SheetRows): boolean =>
  drugs.length + tests.length + diagnoses.length > 0 ||
  `${texts.outside}${texts.outsideTests}${texts.advice}`.trim() !== '';
