import { Button, Group, Text } from '@mantine/core';
import { admissionStatus } from '#contract/admissions/admission.status.ts';
import type { Admission } from '#contract/admissions/admission.ts';
import {
  admitPatient,
  dischargePatient,
  payAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney } from '#contract/kernel/money.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { useApi } from '#web/lib/use-api.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { useAdmissionActions } from './use-admission-actions.ts';

type AdmissionActionsProps = {
  patient: RegisteredPatient;
  /** `undefined` until they are known. */
  stays: readonly Admission[] | undefined;
};

/** The buttons of where the patient stands, of those that the person may press. */
export function AdmissionActions({ patient, stays }: AdmissionActionsProps) {
  const { role } = useCurrentUser();
  const { admit, discharge, openBill, isBusy } = useAdmissionActions(patient);
  const status = admissionStatus(patient);
  const hasUnpaidBill =
    status === 'admitted' || stays?.some(({ bill_status }) => bill_status === 'pending');
  const mayAdmit = status === 'not_admitted' && mayCall(admitPatient, role);
  const mayDischarge = status === 'admitted' && mayCall(dischargePatient, role);
  if (!mayAdmit && !mayDischarge && !hasUnpaidBill) return null;

  return (
    <>
      {mayAdmit && <ChargesNow />}
      <Group gap="xs" mt="sm">
        {mayAdmit && (
          <Button loading={isBusy} onClick={() => void admit()}>
            Admit
          </Button>
        )}
        {hasUnpaidBill && (
          <Button disabled={isBusy} onClick={() => void openBill()}>
            {mayCall(payAdmission, role) ? 'Pay bill' : 'View bill'}
          </Button>
        )}
        {mayDischarge && (
          <Button variant="default" loading={isBusy} onClick={() => void discharge()}>
            Discharge
          </Button>
        )}
      </Group>
    </>
  );
}

/** What the stay will cost: the charges are fixed when the patient is admitted. */
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
