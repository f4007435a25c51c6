import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import {
  type PatientFormValues,
  PatientPicker,
  RegistrationOffer,
  rememberPatient,
  useChosenPatient,
} from '#web/patients/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { createLabOrderPath } from './create-lab-order-path.ts';
import { CreateOrderForm } from './create-order.form.tsx';
import { CreatePatientForm } from './create-patient.form.tsx';
import { CreatedOrder } from './created-order.tsx';

/** Create New Lab Order (specification 2, section 2): an existing or new patient, then the tests. */
export function CreateLabOrderPage() {
  const chosen = useChosenPatient();
  const [typed, setTyped] = useState<Partial<PatientFormValues> | null>(null);
  const [created, setCreated] = useState<LabOrder | null>(null);
  const goBack = useStepBack(ADDRESSES.dashboard);
  const choose = (id: string | null): void => {
    setTyped(null);
    chosen.choose(id);
  };

  return (
    <>
      <PageHeader title="Create New Lab Order" onBack={goBack} />
      {created ? (
        <CreatedOrder order={created} onNext={() => setCreated(null)} />
      ) : chosen.id !== null ? (
        <CreateOrderForm
          key={chosen.id}
          patientId={chosen.id}
          onCancel={() => choose(null)}
          onCreated={(order) => {
            setCreated(order);
            // A reload must not preselect the same patient again.
            choose(null);
          }}
        />
      ) : typed ? (
        <CreatePatientForm
          first={typed}
          onRegistered={(patient) => {
            rememberPatient(patient);
            choose(patient.id);
          }}
          onCancel={() => choose(null)}
        />
      ) : (
        <>
          <RegistrationOffer onTake={setTyped} />
          <PatientPicker
            onPick={(patient) => {
              rememberPatient(patient);
              choose(patient.id);
            }}
            onRegister={setTyped}
          />
        </>
      )}
    </>
  );
}

/** `/lab/create-order/{patientId}`: the same page with the patient preselected. */
export function CreateOrderOfPatientPage() {
  const { patientId = '' } = useParams();
  return <Navigate to={createLabOrderPath(patientId)} replace />;
}
