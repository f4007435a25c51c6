import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { createPatientFailed, createVisitFailed } from '#contract/tutorial/tutorial.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';

/** Creates a placeholder patient with an empty visit, and opens the complaint editor. */
export function FinishStep({ onDone }: { onDone: () => Promise<void> }) {
  const navigate = useNavigate();
  const register = useApiMutation(registerPatient, { invalidates: [listPatients] });
  const join = useApiMutation(joinQueue, { invalidates: [listQueue] });
  // After a failed arrival, the retry reuses the patient already registered.
  const patientId = useRef<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const placeholder = async (): Promise<string> => {
    const { id } = await register.mutateAsync({
      body: { name: PLACEHOLDER_NAME, age: null, gender: null, phone: '', address: '' },
    });
    return id;
  };

  const { run, pending } = useSingleFlight(async () => {
    setError(null);
    try {
      patientId.current ??= await placeholder();
    } catch (refused) {
      return setError(createPatientFailed(messageOf(refused)));
    }
    try {
      const body = { patientId: patientId.current, complaint: '' };
      const { id } = await join.mutateAsync({ body });
      navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: id }));
    } catch (refused) {
      return setError(createVisitFailed(messageOf(refused)));
    }
    await onDone();
  });

  return (
    <>
      <Text>
        Your clinic is ready. The last button opens a consultation with a placeholder patient, where
        you can write, ask the assistant, and prescribe.
      </Text>
      <FormMessage error={error} />
      <Button onClick={() => void run()} loading={pending} data-autofocus>
        Open the first consultation
      </Button>
    </>
  );
}
