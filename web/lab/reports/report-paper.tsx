import { patientNo } from '#contract/patients/patient-numbers.ts';
import { dayOf, showDateTime } from '#web/lib/clinic-time.ts';
import './report-paper.css';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { ReportBody } from './report-body.tsx';

/** The printed report for the patient: A4, with the patient's details on every page. */
export function ReportPaper({ report }: { report: LabReport }) {
  const { Patient: patient, lab_token_number: token, report_versions: versions, tests } = report;
  const newest = versions[0];
  const first = versions.at(-1);
  if (!newest || !first) return null;
  return (
    <PrintPage size="a4" label={`Lab report ${token} of ${patient.name}`}>
      <div className="report-paper">
        <Letterhead size="a4" />
        <p className="paper-title">Laboratory report</p>
        <dl className="paper-facts">
          <Fact label="Patient" value={patient.name} />
          <Fact label="Lab token" value={String(token)} />
          <Fact
            label="Age and sex"
            value={ageAndGender(patient, dayOf(first.submittedAt)) || '–'}
          />
          <Fact label="Ordered" value={showDateTime(report.createdAt)} />
          <Fact label="Patient no." value={String(patient.token)} />
          <Fact
            label="Sample"
            value={report.collectedAt ? showDateTime(report.collectedAt) : '–'}
          />
          <Fact label="Phone" value={patient.phone ?? '–'} />
          <Fact label="Reported" value={showDateTime(first.submittedAt)} />
          {newest.version > 1 && <Fact label="Amended" value={showDateTime(newest.submittedAt)} />}
        </dl>
        <table className="report-frame" role="presentation">
          <thead>
            <tr>
              <td>
                {patient.name} · {patientNo(patient.token)} · lab token {token}
                {newest.version > 1 && ` · amended ${showDateTime(newest.submittedAt)}`}
              </td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <ReportBody tests={tests} version={newest} />
              </td>
            </tr>
          </tbody>
        </table>
        <section data-keep>
          <div className="report-paper-sign">
            <p>Reported by {newest.submittedBy}</p>
            <p className="paper-signature">Signature</p>
          </div>
          <p className="report-paper-end">End of report</p>
          <LetterheadFooter size="a4" />
        </section>
      </div>
    </PrintPage>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
