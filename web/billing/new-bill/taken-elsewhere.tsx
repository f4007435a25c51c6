import { Button, Group } from '@mantine/core';
import { type BillRequest, isConsultation } from '#contract/billing/bill-request.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

type Doctor = { readonly id: string; readonly name: string; readonly isWaiting: boolean };

type Billed = {
  readonly visit: Visit | undefined;
  readonly request: BillRequest;
  /** The doctor whom the visit had when the bill was opened. */
  readonly assigned: string | null | undefined;
};

/**
 * The doctor who has called the patient, or got the waiting one since the bill was opened, when the bill is for another
 * one or for the first free one; or null.
 */
export function takenBy({ visit, request, assigned }: Billed): Doctor | null {
  const { doctorId } = request;
  if (!visit?.doctor_id || visit.status === 'cancelled') return null;
  const isWaiting = visit.status === 'waiting';
  if (isWaiting && visit.doctor_id === assigned) return null;
  const hasDoctor = Boolean(doctorId) || isConsultation(request);
  if (!hasDoctor || visit.doctor_id === doctorId) return null;
  const name = visit.User?.name ?? 'another doctor';
  return { id: visit.doctor_id, name, isWaiting };
}

type TakenElsewhereProps = { doctor: Doctor; pending: boolean; onBill: () => void };

/** Offers to bill at the fee, and with the follow-up, of the doctor who has got the patient meanwhile. */
export function TakenElsewhere({ doctor, pending, onBill }: TakenElsewhereProps) {
  const { name, isWaiting } = doctor;
  return (
    <AlertBanner tone="warning">
      <Group gap="sm" justify="space-between">
        {isWaiting
          ? `The patient was assigned to ${name} meanwhile.`
          : `${name} has called the patient meanwhile.`}
        <Button variant="default" size="compact-md" loading={pending} onClick={onBill}>
          {`Bill for ${name}`}
        </Button>
      </Group>
    </AlertBanner>
  );
}
