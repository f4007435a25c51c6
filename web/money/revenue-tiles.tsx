import { SimpleGrid } from '@mantine/core';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { revenueOf, subscriptionRevenue, sumOf } from '#contract/money/money-flow.rules.ts';
import { AmountTile } from '#web/ui/layout/amount-tile.tsx';
import type { MoneyFlow } from './use-money-flow.ts';

/** The revenue by group, then in total (specification 1, section 2). */
export function RevenueTiles({ flow }: { flow: MoneyFlow }) {
  const revenue = flow.totals && revenueOf(flow.totals);
  const admissions = flow.admissionPayments?.map(({ amount_paid: amount }) => ({ amount }));
  const stays = admissions && sumOf(admissions);
  const plans = flow.totals && flow.subscriptions && subscriptionRevenue(flow.receipts);
  const parts = [revenue?.reception, revenue?.pharmacy, revenue?.lab, stays, plans];
  const known = parts.filter((part) => part !== undefined);
  const isWhole = known.length === parts.length;
  const isPending = flow.isPending;
  const split =
    revenue &&
    `Consultation ${formatMoney(revenue.consultation)}, other ${formatMoney(revenue.other)}`;

  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
      <AmountTile
        label="Reception"
        amount={revenue?.reception}
        isPending={isPending}
        note={split}
      />
      <AmountTile label="Pharmacy" amount={revenue?.pharmacy} isPending={isPending} />
      <AmountTile label="Lab" amount={revenue?.lab} isPending={isPending} />
      <AmountTile label="Admission payments" amount={stays} isPending={isPending} />
      <AmountTile
        label="Subscriptions"
        amount={plans}
        isPending={isPending}
        note={plans === undefined ? undefined : subscriptionSplit(flow)}
      />
      <AmountTile
        label={isWhole || isPending ? 'Total revenue' : 'Total of what could be read'}
        amount={isPending ? undefined : paise(known.reduce((sum, part) => sum + part, 0))}
        isPending={isPending}
      />
    </SimpleGrid>
  );
}

/** The parts of the subscriptions' sum; undefined when all of it was paid at the counter. */
function subscriptionSplit({ totals, subscriptions = [] }: MoneyFlow): string | undefined {
  const counter = sumOf(
    subscriptions.map(({ subscriptionPlan: { price: amount } }) => ({ amount })),
  );
  const of = (wanted: string) =>
    sumOf((totals?.received ?? []).filter(({ source }) => source === wanted));
  const online = of('onlineSubscriptions');
  const back = paise(0 - of('subscriptionRefunds'));
  if (online === 0 && back === 0) return undefined;
  const parts = [
    `At the counter ${formatMoney(counter)}`,
    online !== 0 && `online ${formatMoney(online)}`,
    back !== 0 && `paid back ${formatMoney(back)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
