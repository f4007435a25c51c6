import { patientNo } from '#contract/patients/patient-numbers.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import './report-paper.css';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { callText } from '../critical-calls/call-text.ts';
import { ReportBody } from './report-body.tsx';
import { ReportFacts } from './report-facts.tsx';

/** The printed report for the patient: A4, with the patient's details on every page. */
export function ReportPaper({ report }: { report: LabReport }) {
  const { Patient: patient, lab_token_number: token, report_versions: versions, tests } = report;
  const newest = versions[0];
  if (!newest) return null;
  return (
    <PrintPage size="a4" label={`Lab report ${token} of ${patient.name}`} whose={null}>
      <div className="report-paper">
        <Letterhead size="a4" page="lab-report" seller={report.report_paper} />
        <p className="paper-title">
          {newest.version > 1 ? 'Amended laboratory report' : 'Laboratory report'}
        </p>
        <ReportFacts report={report} />
        <table className="report-frame" role="presentation">
          <thead>
            <tr>
              <td>
                {patient.name} · {patientNo(patient.token)} · lab token {token}
                {newest.version > 1 &&
                  ` · amended report, version ${newest.version} of ${showDateTime(newest.submittedAt)}`}
              </td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <ReportBody tests={tests} version={newest} before={versions[1]} />
                <section data-keep>
                  {(report.report_calls ?? []).map((call) => (
                    <p key={call.id}>{callText(call)}</p>
                  ))}
                  <div className="report-paper-sign">
                    <div>
                      <p>Released by {newest.submittedBy}</p>
                      {newest.qualification && <p>{newest.qualification}</p>}
                      {newest.registration && <p>Reg. No. {newest.registration}</p>}
                    </div>
                    <p className="paper-signature">Signature</p>
                  </div>
                  <p className="report-paper-end">End of report</p>
                  <LetterheadFooter size="a4" seller={report.report_paper} />
                </section>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </PrintPage>
  );
}
