import { Paper } from '@mantine/core';
import { FactLine } from '#web/ui/fact-line.tsx';

type BillInfoProps = {
  token: number;
  phone: string | null;
  labOrderId?: string | null | undefined;
  facts?: readonly (string | null)[];
};

/** Whom and what the bill is about. */
export function BillInfo({ token, phone, labOrderId, facts = [] }: BillInfoProps) {
  const order = labOrderId ? `Lab order ${labOrderId.slice(0, 8)}` : null;
  return (
    <Paper component="section" withBorder px="sm" py="xs" aria-label="Bill information">
      <FactLine facts={[`Token ${token}`, phone, order, ...facts]} />
    </Paper>
  );
}
