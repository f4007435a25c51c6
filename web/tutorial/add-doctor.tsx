import { Button, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { ADD_DOCTOR_PATH } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** Offers to add a doctor while no account of the clinic sees patients. */
export function AddDoctor({ onLeave }: { onLeave: () => Promise<void> }) {
  const navigate = useNavigate();
  const staff = useApi(listStaff, {});
  const isWanted = staff.data?.every(({ role }) => !may(role, 'consulting.see-patients'));
  if (!isWanted) return null;

  const leave = async (): Promise<void> => {
    await navigate(ADD_DOCTOR_PATH);
    await onLeave();
  };
  return (
    <>
      <Text>Your clinic has no doctor yet. Patients are seen by a doctor of your staff.</Text>
      <Button variant="default" onClick={() => void leave()}>
        Add a doctor
      </Button>
    </>
  );
}
