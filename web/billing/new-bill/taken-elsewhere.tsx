import { Button, Group } from '@mantine/core';
import { type BillRequest, isConsultation } from '#contract/billing/bill-request.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

type Doctor = { readonly id: string; readonly name: string };

/** The doctor who has called the patient, when the bill is for another one or for the first free one; or null. */
export function calledBy(visit: Visit | undefined, request: BillRequest): Doctor | null {
  const { doctorId } = request;
  if (!visit?.doctor_id || visit.status === 'waiting' || visit.status === 'cancelled') return null;
  const hasDoctor = Boolean(doctorId) || isConsultation(request);
  if (!hasDoctor || visit.doctor_id === doctorId) return null;
  return { id: visit.doctor_id, name: visit.User?.name ?? 'another doctor' };
}

type CalledElsewhereProps = { doctor: Doctor; pending: boolean; onBill: () => void };

/** Offers to bill at the fee, and with the follow-up, of the doctor who has called the patient meanwhile. */
export function CalledElsewhere({ doctor: { name }, pending, onBill }: CalledElsewhereProps) {
  return (
    <AlertBanner tone="warning">
      <Group gap="sm" justify="space-between">
        {`${name} has called the patient meanwhile.`}
        <Button variant="default" size="compact-md" loading={pending} onClick={onBill}>
          {`Bill for ${name}`}
        </Button>
      </Group>
    </AlertBanner>
  );
}
