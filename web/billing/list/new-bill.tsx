import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PatientPicker, type RegisteredPatient } from '#web/patients/index.ts';
import { otherBill } from './new-bill-link.tsx';

/** Starts a bill with a patient search. */
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
