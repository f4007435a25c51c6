import { describe, expect, it } from 'vitest';
import type { LabReportSummary } from '#contract/lab/lab-order.ts';
import { aPastComplaint, aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { anId } from '#web/testing/builders/people.ts';
import { daysOf, recordItems } from './record-days.rules.ts';

const order = aLabOrder({ createdAt: '2026-11-20T05:00:00.000Z' });
const report: LabReportSummary = {
  ...{ id: order.id, patient_id: order.patient_id, status: 'reported', tests: order.tests },
  ...{ createdAt: order.createdAt, reportId: order.id, testName: 'CBC', reportFindings: 'Hb 9.8' },
  reportCreatedAt: '2026-11-21T05:00:00.000Z',
};
const none = {
  ...{ complaints: [], addenda: [], visits: [] },
  ...{ pharmacyOrders: [], labOrders: [], labReports: [] },
};

describe('the days of a record', () => {
  it('are in the clinic’s time zone, newest day first, newest entry first', () => {
    const items = recordItems({
      ...none,
      // The first is 00:30 of the 21st in the clinic's time zone.
      complaints: [
        aPastComplaint({ createdAt: '2026-11-20T19:00:00.000Z' }),
        aPastComplaint({ createdAt: '2026-11-20T04:00:00.000Z' }),
      ],
      pharmacyOrders: [aPharmacyOrder({ date: '2026-11-21T06:00:00.000Z' })],
      labOrders: [order],
    });
    expect(daysOf(items).map(({ day, items: of }) => [day, of.map(({ kind }) => kind)])).toEqual([
      ['21 Nov 2026', ['pharmacy-order', 'complaint']],
      ['20 Nov 2026', ['lab-order', 'complaint']],
    ]);
  });

  it('hold a report with its order, or alone without it', () => {
    const merged = recordItems({ ...none, labOrders: [order], labReports: [report] });
    expect(merged).toEqual([
      { kind: 'lab-order', order, report, id: order.id, at: order.createdAt },
    ]);
    const alone = recordItems({ ...none, labReports: [report] });
    expect(daysOf(alone)).toEqual([
      {
        day: '21 Nov 2026',
        items: [{ kind: 'lab-report', report, id: order.id, at: report.reportCreatedAt }],
      },
    ]);
  });

  it('hold the sheet of each visit in which something was written', () => {
    const sheet = { doctor: 'Ravi', day: '2026-11-21', at: '2026-11-21T05:00:00.000Z' };
    const blank = { ...sheet, visitId: anId(), diagnoses: [], advice: '', outsideTests: '' };
    const visit = { ...blank, visitId: anId(), followUpOn: '2026-11-28' };
    expect(recordItems({ ...none, visits: [blank, visit] })).toEqual([
      { kind: 'visit-sheet', visit, id: visit.visitId, at: visit.at },
    ]);
  });

  it('hold an addendum only when the complaint of its visit is not shown', () => {
    const complaint = aPastComplaint();
    const told = { text: 'Rash.', addedAt: '2026-11-21T05:00:00.000Z', addedBy: 'Ravi' };
    const addenda = [
      { ...told, id: anId(), visitId: complaint.id },
      { ...told, id: anId(), visitId: anId() },
    ];
    const items = recordItems({ ...none, complaints: [complaint], addenda });
    expect(items.map(({ id }) => id)).toEqual([complaint.id, addenda[1]?.id]);
  });

  it('end with undated entries', () => {
    const [known] = recordItems({ ...none, labOrders: [order] });
    if (!known) throw new Error('There is an order.');
    const days = daysOf([{ ...known, at: null }, { ...known, at: 'soon' }, known]);
    expect(days.map(({ day, items }) => [day, items.length])).toEqual([
      ['20 Nov 2026', 1],
      ['Unknown Date', 2],
    ]);
  });
});
