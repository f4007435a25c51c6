import { BOUGHT_ELSEWHERE } from '#contract/pharmacy/bought-elsewhere.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { NO_MEDICATIONS } from './medications.ts';
import './order-facts.css';
import { Box, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import { orderWriter } from '#contract/pharmacy/order-writer.rules.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';
import { PharmacyOrderStanding } from './pharmacy-order-standing.tsx';

type Line = PharmacyOrder['medications'][number];

const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'name',
    header: 'Medication',
    cell: ({ name, ai_run_id }) => (
      <>
        {name} {ai_run_id && <AiMark />}
      </>
    ),
  },
  {
    key: 'dosage',
    header: 'Dosage',
    cell: (line) => <span className="order-text">{dosageText(line, 'en')}</span>,
  },
  { key: 'quantity', header: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
  {
    key: 'returned',
    header: 'Returned',
    numeric: true,
    cell: ({ returned_quantity }) => returned_quantity || '–',
  },
  { key: 'price', header: 'Price each', numeric: true, cell: ({ price }) => formatMoney(price) },
];

/** One order as written, with its status. */
export function PharmacyOrderCard({
  order,
  title,
  children,
}: {
  order: PharmacyOrder;
  /** Replaces its date and time. */
  title?: string;
  /** Its actions. */
  children?: ReactNode;
}) {
  const id = useId();
  const when = showDateTime(order.date);
  const writer = orderWriter(order);
  const elsewhere = order.prescription_for_unavailable_drugs;
  return (
    // Not a landmark in a list: two orders of the same minute would have the same name.
    <Paper component={title ? 'section' : 'article'} withBorder p="sm" aria-labelledby={id}>
      <Group gap="xs">
        <Title order={3} id={id} className="ui-tabular">
          {title ?? when}
        </Title>
        <PharmacyOrderStanding order={order} />
      </Group>
      <FactLine
        facts={[
          `${writer.label} ${writer.name}`,
          order.dispensedBy && `Dispensed by ${order.dispensedBy}`,
        ]}
      />
      {order.medications.length > 0 && (
        <Box mt={8}>
          <DataTable
            label={`Medications of ${when}`}
            columns={COLUMNS}
            rows={order.medications}
            rowKey={({ drug_id }) => drug_id}
            empty={NO_MEDICATIONS}
          />
        </Box>
      )}
      {elsewhere && (
        <>
          <Text fw={600} mt="xs">
            {BOUGHT_ELSEWHERE.en}
          </Text>
          <Text className="order-text">{elsewhere}</Text>
        </>
      )}
      {children}
    </Paper>
  );
}
