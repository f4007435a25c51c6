import { useEffect, useState } from 'react';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import {
  firstValues,
  isSameReport,
  parseReportDraft,
  type ReportDraft,
  type ReportValues,
} from './report-form.values.ts';

type Held = {
  readonly values: ReportValues;
  /** The version of the report that the writer has seen; 0 for none. */
  readonly version: number;
  /** What was found on the device. */
  readonly restored: ReportDraft | null;
};

function begin(order: LabOrderDetails, kept: ReportDraft | null): Held {
  const values = firstValues(order);
  const version = order.report_version ?? 0;
  if (!kept || isSameReport(kept.values, values)) return { values, version, restored: null };
  return { values: { ...values, ...kept.values }, version: kept.version, restored: kept };
}

/**
 * What is being written of a report, kept on the device until it was sent, with the version it began
 * from: when another one has been submitted meanwhile, `isOvertaken` says so and nothing is lost.
 */
export function useReportDraft(order: LabOrderDetails) {
  const name = `lab-report.${order.id}`;
  const [held, setHeld] = useState(() => begin(order, parseReportDraft(readDraft(name))));
  const { values, version } = held;
  const newest = order.report_version ?? 0;
  const standing = firstValues(order);
  const isTouched = !isSameReport(values, standing);

  useEffect(() => {
    writeDraft(name, isTouched ? { version, at: new Date().toISOString(), values } : null);
  }, [name, isTouched, version, values]);

  return {
    ...held,
    standing,
    isTouched,
    // What stands just as it is written here is no clash: it is one's own, whose answer was lost.
    isOvertaken: version !== newest && isTouched,
    change: (key: string, value: string): void =>
      setHeld((before) => ({ ...before, values: { ...before.values, [key]: value } })),
    /** Begins anew from the report that stands. */
    takeStanding: (): void => setHeld({ values: standing, version: newest, restored: null }),
    /** What is written here is to follow the report that stands. */
    keepOwn: (): void => setHeld((before) => ({ ...before, version: newest, restored: null })),
    forget: (): void => writeDraft(name, null),
  };
}
