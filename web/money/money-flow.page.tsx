import './money.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { exportMoney } from '#contract/money/money.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { BilledAgainst } from './billed-against.tsx';
import { ByDoctor } from './by-doctor.tsx';
import { MoneyDetails } from './money-details.tsx';
import { RangeForm } from './range.form.tsx';
import { Received } from './received.tsx';
import { RevenueTiles } from './revenue-tiles.tsx';
import { useMoneyFlow } from './use-money-flow.ts';
import { useRange } from './use-range.ts';

/** Money Flow (specification 1, section 2): revenue, money received, and the underlying bills. */
export function MoneyFlowPage() {
  const { range, today, setRange } = useRange();
  const flow = useMoneyFlow(range);
  const fetch = (asked: typeof range): void => {
    const isSame = asked.startDate === range.startDate && asked.endDate === range.endDate;
    if (isSame) flow.refetch();
    else setRange(asked);
  };
  return (
    <>
      <PageHeader
        title="Money Flow"
        backTo={ADDRESSES.dashboard}
        actions={
          <>
            <Button component={Link} to={ADDRESSES.bills} variant="default">
              Bills
            </Button>
            <Button component={Link} to={ADDRESSES.books} variant="default">
              Books
            </Button>
            <Button component={Link} to={ADDRESSES.dayClose} variant="default">
              Day close
            </Button>
            <ExportButton endpoint={exportMoney} input={{ query: range }} />
          </>
        }
      />
      <Stack gap="md">
        <RangeForm
          // Remounted when Back or Forward changes the days.
          key={`${range.startDate} ${range.endDate}`}
          range={range}
          today={today}
          isFetching={flow.isFetching}
          onFetch={fetch}
        />
        {flow.failures.map(({ source, message, retry }) => (
          <AlertBanner key={source} tone="error">
            <Group gap="sm">
              <span>{message}</span>
              <Button variant="default" size="compact-sm" onClick={retry}>
                Retry
              </Button>
            </Group>
          </AlertBanner>
        ))}
        <Stack component="section" gap="xs" aria-labelledby="money-revenue">
          <Title order={2} id="money-revenue">
            Revenue
          </Title>
          <Text c="dimmed">
            Bills made on these days that are paid in full, and what was paid for stays and, at the
            counter, for subscriptions.
          </Text>
          <RevenueTiles flow={flow} />
        </Stack>
        <Received flow={flow} range={range} />
        <BilledAgainst flow={flow} />
        <ByDoctor range={range} />
        <MoneyDetails flow={flow} range={range} />
      </Stack>
    </>
  );
}
