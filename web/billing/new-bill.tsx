import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ADDRESSES } from '#web/lib/paths.ts';
import { PatientPicker, type RegisteredPatient } from '#web/patients/index.ts';

type OfPatient = { readonly patientId: string; readonly patientName: string };

/** What the billing page begins a bill with that is for no order and no visit. */
function otherBill({ patientId, patientName }: OfPatient) {
  return { patientId, patientName, billType: 'other' } as const;
}

/** Begins a bill of a patient who is known. */
export function NewBillLink(patient: OfPatient) {
  return (
    <Button component={Link} to={ADDRESSES.billing} state={otherBill(patient)} variant="default">
      New Bill
    </Button>
  );
}

/** Begins a bill of a patient who is looked for first. */
export function NewBillButton() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const begin = ({ id: patientId, name: patientName }: RegisteredPatient): void => {
    void navigate(ADDRESSES.billing, { state: otherBill({ patientId, patientName }) });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>New Bill</Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        closeButtonProps={{ 'aria-label': 'Close' }}
        title="New Bill"
      >
        <PatientPicker onPick={begin} />
      </Modal>
    </>
  );
}
