import { useEffect, useState } from 'react';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { findTabDraft, removeTakenOver, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import {
  firstValues,
  isSameReport,
  parseReportDraft,
  type ReportDraft,
  type ReportValues,
} from './report-form.values.ts';

type Held = {
  readonly values: ReportValues;
  /** The version of the report that the draft is based on; 0 for none. */
  readonly version: number;
  /** The draft found on the device. */
  readonly restored: ReportDraft | null;
};

function begin(order: LabOrderDetails, kept: ReportDraft | null): Held {
  const values = firstValues(order);
  const version = order.report_version ?? 0;
  if (!kept || isSameReport(kept.values, values)) return { values, version, restored: null };
  // A blank of the draft may be older than the value that the worklist has.
  const typed = Object.entries(kept.values).filter(([, text]) => version > 0 || text !== '');
  return {
    values: { ...values, ...Object.fromEntries(typed) },
    version: kept.version,
    restored: kept,
  };
}

/**
 * The draft of a report, stored on the device until it is sent, by each tab its own, with its base version. When another version has been
 * submitted meanwhile, `isOvertaken` is true and nothing is lost.
 */
export function useReportDraft(order: LabOrderDetails) {
  const name = `lab-report.${order.id}`;
  const [found] = useState(() => findTabDraft(name, parseReportDraft));
  const [held, setHeld] = useState(() => begin(order, found?.value ?? null));
  const [opened] = useState(order);
  const { values, version } = held;
  const newest = order.report_version ?? 0;
  const standing = firstValues(order);
  const isTouched = !isSameReport(values, standing);

  useEffect(() => {
    writeOwnDraft(name, isTouched ? { version, at: new Date().toISOString(), values } : null);
  }, [name, isTouched, version, values]);
  useEffect(() => {
    if (found) removeTakenOver([found.from], name);
  }, [name, found]);

  return {
    ...held,
    /** The order as it was when the form was opened. */
    opened,
    standing,
    isTouched,
    // An identical report causes no conflict: it is this draft's own, whose response was lost.
    isOvertaken: version !== newest && isTouched,
    change: (key: string, value: string): void =>
      setHeld((before) => ({ ...before, values: { ...before.values, [key]: value } })),
    /** Restarts from the current report. */
    takeStanding: (): void => setHeld({ values: standing, version: newest, restored: null }),
    /** Bases the draft on the current report. */
    keepOwn: (): void => setHeld((before) => ({ ...before, version: newest, restored: null })),
    forget: (): void => writeOwnDraft(name, null),
  };
}
