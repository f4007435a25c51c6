import { Anchor, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { OVERVIEW_DAYS, type Unpaid } from '#contract/overview/overview.ts';
import { PaymentMark } from '#web/billing/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { StatTile } from './stat-tile.tsx';

const TITLE = `Handed out unpaid, last ${OVERVIEW_DAYS} days`;

type Row = Unpaid['newest'][number];

/** The page where an unpaid order is billed and paid. */
function addressOf({ kind, id, patient_id: patientId }: Row): string {
  return kind === 'pharmacy'
    ? pathTo(ADDRESSES.pharmacyOrder, { orderId: id })
    : pathTo(ADDRESSES.patientLabReports, { patientId });
}

/** Medicines dispensed and samples collected unpaid; renders nothing without any. */
export function UnpaidOrders({ unpaid }: { unpaid: Unpaid | undefined }) {
  if (!unpaid || unpaid.newest.length === 0) return null;
  const { pharmacy, lab, newest } = unpaid;
  return (
    <section aria-label={TITLE}>
      <Title order={2} fz="md" mb="xs">
        {TITLE}
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <UnpaidTile label="Medicines, no bill" sum={pharmacy.no_bill} />
        <UnpaidTile label="Medicines, due" sum={pharmacy.due} />
        <UnpaidTile label="Lab, no bill" sum={lab.no_bill} />
        <UnpaidTile label="Lab, due" sum={lab.due} />
      </SimpleGrid>
      <Stack gap={4} mt="sm">
        {newest.map((row) => (
          <Group key={row.id} gap="xs">
            <PaymentMark payment={row.payment} />
            <Anchor component={Link} to={addressOf(row)}>
              {row.patient_name}
            </Anchor>
            <Text c="dimmed" size="sm" className="ui-tabular">
              {row.kind === 'pharmacy' ? 'Medicines' : 'Lab'}
              {row.payment.standing === 'no_bill' && `, ${formatMoney(row.payment.due)}`},{' '}
              {showDateTime(row.at)}
            </Text>
            {row.reason && <Text size="sm">{row.reason}</Text>}
          </Group>
        ))}
      </Stack>
    </section>
  );
}

function UnpaidTile({ label, sum }: { label: string; sum: Unpaid['lab']['due'] }) {
  const value = sum.count === 0 ? 0 : `${sum.count} · ${formatMoney(sum.amount)}`;
  return <StatTile label={label} value={value} failed={false} />;
}
