import { may } from '#contract/kernel/roles.ts';
import './patient-record.css';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { NewBillLink } from '#web/billing/index.ts';
import { CriticalBanners } from '#web/critical-results/index.ts';
import { createLabOrderPath } from '#web/lab/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { addOrderPath } from '#web/pharmacy/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SplitColumns } from '#web/ui/layout/split-columns.tsx';
import { PatientPanel } from './patient-panel.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import { usePatientRecord } from './use-patient-record.ts';

const StartOnRecord = lazy(() =>
  import('./start-on-record.tsx').then((module) => ({ default: module.StartOnRecord })),
);

/** Specification 2, section 9: a third, and 150 px for each panel beside a margin of 10 px. */
const FIRST_SIZE = 33.33;
const MIN = { first: '150px', second: '160px' } as const;

/** The patient's whole record in the clinic, on one page (specification 2, section 2). */
export function PatientRecordPage() {
  const { patientId = '' } = useParams();
  const { role } = useCurrentUser();
  const { patient, patientMissing, ...history } = usePatientRecord(patientId);
  const look = { component: Link, variant: 'default' } as const;
  return (
    <>
      <PageHeader
        title="Patient Record"
        onBack={useStepBack(ADDRESSES.dashboard)}
        actions={
          <>
            {may(role, 'consulting.see-patients') && (
              <Suspense>
                <StartOnRecord patientId={patientId} />
              </Suspense>
            )}
            {mayCall(createPharmacyOrder, role) && (
              <Button {...look} to={addOrderPath(patientId)}>
                New pharmacy order
              </Button>
            )}
            {mayCall(createLabOrder, role) && (
              <Button {...look} to={createLabOrderPath(patientId)}>
                New lab order
              </Button>
            )}
            {patient && <NewBillLink patientId={patientId} patientName={patient.name} />}
            {patient && mayCall(copyForPatient, role) && (
              <ExportButton endpoint={copyForPatient} input={{ params: { id: patientId } }}>
                Copy for the patient
              </ExportButton>
            )}
          </>
        }
      />
      <CriticalBanners patientId={patientId} />
      <SplitColumns
        first={<PatientPanel patient={patient} missing={patientMissing} />}
        second={<RecordTimeline {...history} />}
        firstSize={FIRST_SIZE}
        min={MIN}
      />
    </>
  );
}
