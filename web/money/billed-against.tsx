import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { sumOf } from '#contract/money/money-flow.rules.ts';
import type { MoneyFlow } from './use-money-flow.ts';

/** Billed against received, with the meaning of each figure. */
export function BilledAgainst({ flow }: { flow: MoneyFlow }) {
  const { totals, receipts } = flow;
  if (flow.isPending) return <Skeleton h={120} />;
  if (!totals) return null;
  const { count, amount, open } = totals.billed;
  const onBills = sumOf(receipts.filter(({ from }) => from === 'bills'));
  const ofBills = totals.received.filter(({ source }) => source === 'bills');
  const refunded = paise(0 - ofBills.reduce((sum, { refunded: back }) => sum + back, 0));
  return (
    <Stack component="section" gap="xs" aria-labelledby="money-billed">
      <Title order={2} id="money-billed">
        Billed against received
      </Title>
      <dl className="money-facts">
        <Fact
          term={`Billed (${count} ${count === 1 ? 'bill' : 'bills'})`}
          amount={formatMoney(amount)}
        >
          Bills made on these days, without cancelled ones; stays are counted by their payments.
        </Fact>
        <Fact term="Of that still to be paid" amount={formatMoney(open)}>
          The current balance of these bills.
        </Fact>
        <Fact term="Received on bills" amount={formatMoney(onBills)}>
          What came in on these days for bills of any day
          {refunded > 0 && `; ${formatMoney(refunded)} that was paid back is taken off`}.
        </Fact>
      </dl>
    </Stack>
  );
}

type FactProps = { term: string; amount: string; children: ReactNode };

function Fact({ term, amount, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="ui-tabular money-amount">{amount}</dd>
      <Text component="dd" c="dimmed" size="sm">
        {children}
      </Text>
    </div>
  );
}
