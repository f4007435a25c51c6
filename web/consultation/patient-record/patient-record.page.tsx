import { may } from '#contract/kernel/roles.ts';
import './patient-record.css';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { NewBillLink } from '#web/billing/index.ts';
import { CriticalBanners } from '#web/critical-results/index.ts';
import { createLabOrderPath } from '#web/lab/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { CHOSEN_PATIENT } from '#web/patients/index.ts';
import { addOrderPath } from '#web/pharmacy/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SplitColumns } from '#web/ui/layout/split-columns.tsx';
import { PatientPanel } from './patient-panel.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import { usePatientRecord } from './use-patient-record.ts';

const StartOnRecord = lazyPart(() =>
  import('./start-on-record.tsx').then((module) => module.StartOnRecord),
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
  const onBack = useStepBack(ADDRESSES.dashboard);
  // The record has become part of another one.
  if (patient && patient.id !== patientId) {
    return <Navigate replace to={pathTo(ADDRESSES.patientRecord, { patientId: patient.id })} />;
  }
  return (
    <>
      <PageHeader
        title="Patient Record"
        onBack={onBack}
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
            {may(role, 'patients.merge') && (
              <Button {...look} to={`${ADDRESSES.mergePatients}?${CHOSEN_PATIENT}=${patientId}`}>
                Merge with another record…
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
