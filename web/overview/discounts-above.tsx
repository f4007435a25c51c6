import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import { type DiscountsAbove, OVERVIEW_DAYS } from '#contract/overview/overview.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';

const TITLE = `Discounts above the limit, last ${OVERVIEW_DAYS} days`;

/** The bills with a discount above the clinic's limit; renders nothing without any. */
export function DiscountsAboveLimit({ discounts }: { discounts: DiscountsAbove | undefined }) {
  if (!discounts || discounts.count === 0) return null;
  const { count, amount, newest } = discounts;
  return (
    <section aria-label={TITLE}>
      <Title order={2} fz="md" mb="xs">
        {TITLE}
      </Title>
      <Text className="ui-tabular">
        {count === 1 ? '1 bill' : `${count} bills`} · {formatMoney(amount)}
      </Text>
      <Stack gap={4} mt="sm">
        {newest.map((bill) => (
          <Group key={bill.id} gap="xs">
            <Anchor
              component={Link}
              to={pathTo(ADDRESSES.patientBills, { patientId: bill.patient_id })}
            >
              {bill.patient_name}
            </Anchor>
            <Text c="dimmed" size="sm" className="ui-tabular">
              {formatMoney(bill.discount)} ({inPercent(bill.percentage)}%), bill {bill.number} by{' '}
              {bill.by}, {showDateTime(bill.at)}
            </Text>
            {bill.reason && <Text size="sm">{bill.reason}</Text>}
          </Group>
        ))}
      </Stack>
    </section>
  );
}
