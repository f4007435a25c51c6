import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { admissionStatus } from '#contract/admissions/admission.status.ts';
import type { Admission } from '#contract/admissions/admission.ts';
import {
  admitPatient,
  beginStay,
  dischargePatient,
  payAdmission,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { mayUndo } from '#contract/kernel/undo.rules.ts';
import { useConfirmRefund } from '#web/billing/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { DischargeModal } from './discharge.modal.tsx';
import { NewStayForm } from './new-stay.form.tsx';
import { OwedLine } from './owed-line.tsx';
import { useAdmissionActions } from './use-admission-actions.ts';

type AdmissionActionsProps = {
  patient: RegisteredPatient;
  /** `undefined` while loading. */
  stays: readonly Admission[] | undefined;
};

/** The running stay, if this person may undo the admission. */
function undoable(running: Admission | undefined, user: CurrentUser): Admission | undefined {
  if (!running || !mayCall(undoAdmission, user.role)) return undefined;
  const begun = { by: running.admitted_by_id, at: new Date(running.admission_date) };
  return mayUndo(begun, user, new Date()) ? running : undefined;
}

/** The admission buttons that the person may press at this point. */
export function AdmissionActions({ patient, stays }: AdmissionActionsProps) {
  const user = useCurrentUser();
  const { role } = user;
  const {
    admit,
    discharge,
    openBill,
    beginStay: begin,
    undo,
    isBusy,
  } = useAdmissionActions(patient);
  const [isLeaving, setLeaving] = useState(false);
  const confirm = useConfirmRefund();
  const status = admissionStatus(patient);
  const running = stays?.find(({ discharge_date }) => discharge_date === null);
  const mistaken = undoable(running, user);
  const hasUnpaidBill =
    status === 'admitted' || stays?.some(({ bill_status }) => bill_status === 'pending');
  const mayAdmit = status === 'not_admitted' && mayCall(admitPatient, role);
  const mayBegin = status === 'discharged' && mayCall(beginStay, role);
  const mayDischarge = status === 'admitted' && mayCall(dischargePatient, role);
  if (!mayAdmit && !mayDischarge && !mayBegin && !hasUnpaidBill) return null;

  const takeBack = async ({ bill_id: billId, calculated: { totalPaid } }: Admission) => {
    if (totalPaid === 0) return undo({});
    const answer = await confirm({
      billId,
      title: `Undo the admission of ${patient.name}?`,
      message: 'Its bill is cancelled.',
      confirmLabel: 'Undo admission',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (answer) await undo(answer);
  };

  return (
    <>
      {mayAdmit && <ChargesNow />}
      {status === 'admitted' && running && <OwedLine stay={running} />}
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
          <Button variant="default" loading={isBusy} onClick={() => setLeaving(true)}>
            Discharge
          </Button>
        )}
        {mistaken && (
          <Button variant="subtle" disabled={isBusy} onClick={() => void takeBack(mistaken)}>
            Undo admission
          </Button>
        )}
      </Group>
      {mayBegin && <NewStayForm pending={isBusy} onBegin={(reason) => void begin(reason)} />}
      <DischargeModal
        patient={patient}
        stay={running}
        opened={isLeaving}
        onClose={() => setLeaving(false)}
        onDischarge={(refundMode) => {
          setLeaving(false);
          void discharge(refundMode);
        }}
      />
    </>
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
