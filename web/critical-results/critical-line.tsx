import './critical-line.css';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconAlertCircle } from '#web/ui/theme/icons.ts';
import { CriticalBanner } from './critical-banner.tsx';
import { CriticalFailed } from './critical-failed.tsx';
import { reportedText, resultsText } from './critical-text.ts';
import { ReportActions } from './report-actions.tsx';
import { useShownPatients } from './shown-patients.ts';
import { useCriticalReports } from './use-critical-reports.ts';

export type CriticalLineProps = {
  /** There is room for the actions of one report beside its text. */
  isWide: boolean;
  /** Called once the reports are known, or cannot be. */
  onSettled?: () => void;
};

const RESULTS_IN_LINE = 2;

/**
 * A red line above every page of the responsible doctor, until the results are acknowledged.
 * Several reports are folded into one line with their count.
 */
export function CriticalLine({ isWide, onSettled }: CriticalLineProps) {
  const { id: ownId } = useCurrentUser();
  const { data = [], error, isPending, refetch } = useCriticalReports();
  const onPage = useShownPatients();
  const reports = data.filter(
    ({ doctor, patient_id }) =>
      (doctor === null || doctor.id === ownId) && !onPage.includes(patient_id),
  );
  const [first, ...others] = reports;
  useEffect(() => {
    if (!isPending) onSettled?.();
  }, [isPending, onSettled]);
  const fits = isWide && others.length === 0 && (first?.results.length ?? 0) <= RESULTS_IN_LINE;
  return (
    <>
      {error && <CriticalFailed onRetry={() => void refetch()} />}
      {first && (
        <section className="critical-line" aria-label="Critical results">
          <p className="critical-line-text" role="alert">
            <Icon of={IconAlertCircle} />
            <span>{others.length > 0 ? textOfSeveral(reports) : <OneReport report={first} />}</span>
          </p>
          {fits ? <ReportActions report={first} namesPatient /> : <Fold reports={reports} />}
        </section>
      )}
    </>
  );
}

function textOfSeveral(reports: readonly CriticalReport[]): string {
  const names = new Set(reports.map(({ Patient }) => Patient.name));
  return `${reports.length} critical reports: ${[...names].join(', ')}`;
}

function OneReport({ report: { Patient, results } }: { report: CriticalReport }) {
  const [first] = results;
  return (
    <>
      <strong>
        Critical: {Patient.name} · {resultsText(results)}
      </strong>
      <span className="critical-line-more">
        {Patient.phone && ` · Phone ${Patient.phone}`}
        {first && ` · ${reportedText(first.found_at)}`}
      </span>
    </>
  );
}

function Fold({ reports }: { reports: readonly CriticalReport[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <UnstyledButton
        className="critical-line-fold"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : `Show ${reports.length > 1 ? `all ${reports.length}` : 'it'}`}
      </UnstyledButton>
      {isOpen && (
        <ul className="critical-line-list" id={listId}>
          {reports.map((report) => (
            <li key={report.order_id}>
              <CriticalBanner report={report} namesPatient />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
