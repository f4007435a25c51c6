import type { Addendum } from '#contract/addenda/addendum.ts';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { PATIENT_RECORD_MESSAGES as M } from '#contract/consultation/patient-record.messages.ts';
import type { LabOrder, LabReportSummary } from '#contract/lab/lab-order.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { PastVisit } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { pastVisitLines } from '#contract/visit-sheet/repeat/past-visit-lines.rules.ts';
import { showDate } from '#web/lib/clinic-time.ts';

/** An entry of a patient's record, with its date. */
export type RecordItem = { readonly id: string; readonly at: string | null } & (
  | { readonly kind: 'complaint'; readonly complaint: PastComplaint }
  | { readonly kind: 'pharmacy-order'; readonly order: PharmacyOrder }
  | {
      readonly kind: 'lab-order';
      readonly order: LabOrder;
      readonly report: LabReportSummary | undefined;
    }
  | { readonly kind: 'lab-report'; readonly report: LabReportSummary }
  | { readonly kind: 'addendum'; readonly addendum: Addendum }
  | { readonly kind: 'visit-sheet'; readonly visit: PastVisit }
);

type Parts = {
  readonly complaints: readonly PastComplaint[];
  readonly pharmacyOrders: readonly PharmacyOrder[];
  readonly labOrders: readonly LabOrder[];
  readonly labReports: readonly LabReportSummary[];
  readonly addenda: readonly Addendum[];
  readonly visits: readonly PastVisit[];
};

/** All entries of a record in one list; a lab order merges with its report, which has the order's id. */
export function recordItems({ complaints, addenda, visits, ...orders }: Parts) {
  const { pharmacyOrders, labOrders, labReports } = orders;
  const shown = new Set(complaints.map(({ visitId }) => visitId));
  const ordered = new Set(labOrders.map(({ id }) => id));
  const items: RecordItem[] = [
    ...complaints.map((complaint) => ({
      ...({ kind: 'complaint', complaint } as const),
      ...{ id: complaint.id, at: complaint.createdAt },
    })),
    ...pharmacyOrders.map((order) => ({
      ...({ kind: 'pharmacy-order', order } as const),
      ...{ id: order.id, at: order.date },
    })),
    ...labOrders.map((order) => ({
      ...({
        kind: 'lab-order',
        order,
        report: labReports.find(({ id }) => id === order.id),
      } as const),
      ...{ id: order.id, at: order.createdAt },
    })),
    // The orders are missing or still loading.
    ...labReports
      .filter(({ id }) => !ordered.has(id))
      .map((report) => ({
        ...({ kind: 'lab-report', report } as const),
        ...{ id: report.id, at: report.reportCreatedAt },
      })),
    // The others are shown with the complaint of their visit.
    ...addenda
      .filter(({ visitId }) => !shown.has(visitId))
      .map((addendum) => ({
        ...({ kind: 'addendum', addendum } as const),
        ...{ id: addendum.id, at: addendum.addedAt },
      })),
    ...visits
      .filter((visit) => pastVisitLines(visit).length > 0)
      .map((visit) => ({
        ...({ kind: 'visit-sheet', visit } as const),
        ...{ id: visit.visitId, at: visit.at },
      })),
  ];
  return items;
}

export type RecordDay = { readonly day: string; readonly items: readonly RecordItem[] };

const momentOf = ({ at }: RecordItem): number => (at === null ? Number.NaN : Date.parse(at));

/** Groups by the clinic's day: newest day first, newest entry first within it, undated entries last. */
export function daysOf(items: readonly RecordItem[]): RecordDay[] {
  const dated = items.filter((item) => !Number.isNaN(momentOf(item)));
  const newestFirst = dated.toSorted((one, other) => momentOf(other) - momentOf(one));
  const byDay = Map.groupBy(newestFirst, (item) => showDate(item.at ?? ''));
  const days = [...byDay].map(([day, of]) => ({ day, items: of }));
  const rest = items.filter((item) => Number.isNaN(momentOf(item)));
  return rest.length > 0 ? [...days, { day: M.unknownDate, items: rest }] : days;
}
