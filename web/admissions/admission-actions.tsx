import { Button, Group } from '@mantine/core';
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
import { mayCall } from '#contract/kernel/endpoint.ts';
import { mayUndo } from '#contract/kernel/undo/undo.rules.ts';
import { type RefundAnswer, useConfirmRefund } from '#web/billing/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { AdmitForm } from './admit.form.tsx';
import { DischargeModal } from './discharge.modal.tsx';
import { NewStayForm } from './new-stay.form.tsx';
import { NoteStay } from './note-stay.tsx';
import { OwedLine } from './owed-line.tsx';
import { SummaryLink } from './summary-link.tsx';
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
  const status = admissionStatus(patient);
  const running = stays?.find(({ discharge_date }) => discharge_date === null);
  const mistaken = undoable(running, user);
  const hasUnpaidBill =
    status === 'admitted' || stays?.some(({ bill_status }) => bill_status === 'pending');
  const mayAdmit = status === 'not_admitted' && mayCall(admitPatient, role);
  const mayBegin = status === 'discharged' && mayCall(beginStay, role);
  const mayDischarge = status === 'admitted' && mayCall(dischargePatient, role);
  if (!mayAdmit && !mayDischarge && !mayBegin && !hasUnpaidBill) return null;

  return (
    <>
      {mayAdmit && <AdmitForm pending={isBusy} onAdmit={(notes) => void admit(notes)} />}
      {status === 'admitted' && running && <OwedLine stay={running} />}
      <Group gap="xs" mt="sm">
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
        {running && (
          <NoteStay
            stay={running}
            patientName={patient.name}
            button={(open) => (
              <Button variant="default" onClick={open}>
                Bed and doctor
              </Button>
            )}
          />
        )}
        {stays?.[0] && <SummaryLink stay={stays[0]} />}
        {mistaken && (
          <UndoAdmission stay={mistaken} patientName={patient.name} onUndo={undo} isBusy={isBusy} />
        )}
      </Group>
      {mayBegin && <NewStayForm pending={isBusy} onBegin={(notes) => void begin(notes)} />}
      {isLeaving && (
        <DischargeModal
          patient={patient}
          stay={running}
          onClose={() => setLeaving(false)}
          onDischarge={(refundMode) => {
            setLeaving(false);
            void discharge(running?.id, refundMode);
          }}
        />
      )}
    </>
  );
}

type UndoAdmissionProps = {
  stay: Admission;
  patientName: string;
  onUndo: (answer: RefundAnswer) => Promise<void>;
  isBusy: boolean;
};

/** Undoes at once; with payments, the dialog names them and asks how they go back. */
function UndoAdmission({ stay, patientName, onUndo, isBusy }: UndoAdmissionProps) {
  const confirm = useConfirmRefund();
  const takeBack = async (): Promise<void> => {
    if (stay.calculated.totalPaid === 0) return onUndo({});
    const answer = await confirm({
      billId: stay.bill_id,
      title: `Undo the admission of ${patientName}?`,
      message: 'Its bill is cancelled.',
      confirmLabel: 'Undo admission',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (answer) await onUndo(answer);
  };
  return (
    <Button variant="subtle" disabled={isBusy} onClick={() => void takeBack()}>
      Undo admission
    </Button>
  );
}
