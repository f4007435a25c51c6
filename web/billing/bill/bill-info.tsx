import { Group, Paper } from '@mantine/core';
import { patientNo, visitToken } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { PrintTokenSlip } from '#web/token-slip/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';

type BillInfoProps = {
  /** The patient number. Without a visit it is labelled token, as specified. */
  token: number;
  /** The visit that the bill is for, and its slip. */
  visit?: Visit | undefined;
  /** The bill is for a visit, which may still be loading. */
  isOfVisit?: boolean;
  phone: string | null;
  labOrderId?: string | null | undefined;
  labToken?: number | null | undefined;
  facts?: readonly (string | null)[];
};

/** The patient and the subject of the bill. */
export function BillInfo(props: BillInfoProps) {
  const { token, visit, isOfVisit = false, phone, labOrderId, labToken, facts = [] } = props;
  const day = visit ? visitToken(visit.token_no) : null;
  const numbers = isOfVisit ? [day, patientNo(token)] : [visitToken(token)];
  const lab = labToken ? `Lab token ${labToken}` : null;
  const order = labOrderId ? `Lab order ${labOrderId.slice(0, 8)}` : null;
  return (
    <Paper
      component="section"
      withBorder
      px="sm"
      py="xs"
      className={isOfVisit && visit ? 'bill-of-token' : ''}
      aria-label="Bill information"
    >
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <FactLine facts={[...numbers, phone, lab, order, ...facts]} />
        {visit && <PrintTokenSlip visit={visit} />}
      </Group>
    </Paper>
  );
}
