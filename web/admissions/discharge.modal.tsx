import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Admission } from '#contract/admissions/admission.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { RefundModeField } from '#web/billing/index.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { pressOnce } from '#web/ui/form/press-once.ts';
import { owedText } from './owed-line.tsx';

type DischargeModalProps = {
  patient: RegisteredPatient;
  /** `undefined` while loading. */
  stay: Admission | undefined;
  onClose: () => void;
  onDischarge: (refundMode: RefundMode | undefined) => void;
};

/** Confirms the discharge by name, with the amount owed or to be paid back. */
export function DischargeModal(props: DischargeModalProps) {
  const { patient, onClose } = props;
  return (
    <Dialog onClose={onClose} title={`Discharge ${patient.name}?`}>
      <Question {...props} />
    </Dialog>
  );
}

function Question({ patient, stay, onClose, onDischarge }: DischargeModalProps) {
  const [refundMode, setRefundMode] = useState<RefundMode>('as_paid');
  const since = patient.admission_date && showDateTime(patient.admission_date);
  const deposit = stay?.calculated.deposit;
  return (
    <Stack gap="sm">
      <Text>{`${patientNo(patient.token)}, admitted ${since}. The stay ends now.`}</Text>
      {stay && (
        <Text fw={600} className="ui-tabular">
          {owedText(stay.calculated)}
        </Text>
      )}
      {deposit ? (
        <>
          <Text>{`${formatMoney(deposit)} is paid back.`}</Text>
          <RefundModeField value={refundMode} onChange={setRefundMode} />
        </>
      ) : null}
      <Group justify="flex-end" gap="sm">
        {/* A second press of Enter must not discharge, which pays the deposit back. */}
        <Button variant="default" data-autofocus onClick={onClose} onKeyDown={pressOnce}>
          Cancel
        </Button>
        <Button color="red" onClick={() => onDischarge(deposit ? refundMode : undefined)}>
          Discharge
        </Button>
      </Group>
    </Stack>
  );
}
