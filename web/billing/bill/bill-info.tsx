import { Group, Paper } from '@mantine/core';
import { patientNo, visitToken } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { PrintTokenSlip } from '#web/token-slip/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';

type BillInfoProps = {
  /** The patient number. */
  token: number;
  /** The visit that the bill is for, with its token of the day and its slip; absent while it loads. */
  visit?: Visit | undefined;
  phone: string | null;
  labOrderId?: string | null | undefined;
  labToken?: number | null | undefined;
  facts?: readonly (string | null)[];
};

/** The patient and the subject of the bill. */
export function BillInfo(props: BillInfoProps) {
  const { token, visit, phone, labOrderId, labToken, facts = [] } = props;
  const numbers = [visit ? visitToken(visit.token_no) : null, patientNo(token)];
  const lab = labToken ? `Lab token ${labToken}` : null;
  const order = labOrderId ? `Lab order ${labOrderId.slice(0, 8)}` : null;
  return (
    <Paper
      component="section"
      withBorder
      px="sm"
      py="xs"
      className={visit ? 'bill-of-token' : ''}
      aria-label="Bill information"
    >
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <FactLine facts={[...numbers, phone, lab, order, ...facts]} />
        {visit && <PrintTokenSlip visit={visit} />}
      </Group>
    </Paper>
  );
}
