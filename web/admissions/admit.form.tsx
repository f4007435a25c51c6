import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { NO_NOTES, type StayNotes, StayNotesFields } from './stay-notes.fields.tsx';

type AdmitFormProps = { onAdmit: (notes: StayNotes) => void; pending: boolean };

/** Admits at once; reason, bed and doctor may be noted here or later. */
export function AdmitForm({ onAdmit, pending }: AdmitFormProps) {
  const [notes, setNotes] = useState(NO_NOTES);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAdmit(notes);
  };
  return (
    <form onSubmit={submit} noValidate>
      <ChargesNow />
      <StayNotesFields notes={notes} onChange={setNotes} />
      <SubmitButton pending={pending} mt="sm">
        Admit
      </SubmitButton>
    </form>
  );
}

/** The charges of the stay; they are fixed when the patient is admitted. */
function ChargesNow() {
  const { data } = useApi(getClinicSettings, {});
  if (!data) return null;
  const { admissionCharge, otherCharges, perDayCharge } = data.settings;
  return (
    <Text c="dimmed" mt="sm" className="ui-tabular">
      Admission {formatMoney(admissionCharge)}, other charges {formatMoney(otherCharges)},{' '}
      {formatMoney(perDayCharge)} a day
    </Text>
  );
}
