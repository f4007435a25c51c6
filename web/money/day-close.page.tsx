import { useState } from 'react';
import { may } from '#contract/kernel/roles.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import './money.css';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { DrawerReply } from '#contract/money/day-close.ts';
import { getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { CloseDayForm } from './close-day.form.tsx';
import { DayCloseHistory } from './day-close-history.tsx';
import { DrawerFacts } from './drawer-facts.tsx';

/** The cashier's end of the day: the expected cash, the counted cash, and earlier closes. */
export function DayClosePage() {
  const [asked, setAsked] = useListParams(getDrawer);
  const { day, cashierId } = asked;
  const query = { ...(day && { day }), ...(cashierId && { cashierId }) };
  const { data, error, refetch } = useApi(getDrawer, { query }, { live: true, keepPrevious: true });
  const today = clinicToday();
  const [closed, setClosed] = useState<string | null>(null);

  return (
    <>
      <PageHeader title="Day Close" onBack={useStepBack('/')} />
      <Stack gap="md">
        <Group gap="sm" align="flex-start">
          <DateField
            label="Day"
            max={today}
            value={day ?? today}
            onChange={({ currentTarget: { value } }) =>
              setAsked({ day: value === today || value === '' ? undefined : value })
            }
          />
          {data && (
            <CashierSelect reply={data} onChoose={(chosen) => setAsked({ cashierId: chosen })} />
          )}
        </Group>
        {error && (
          <ErrorState message={`${M.loadFailed} ${error.message}`} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton h={280} role="status" aria-label="Loading" />}
        {data && !error && (
          <>
            <OpenDays reply={data} onChoose={(chosen) => setAsked({ day: chosen })} />
            <div className="drawer">
              <DrawerFacts drawer={data.drawer} />
              <CloseDayForm
                // Remounted for another drawer.
                key={`${data.drawer.cashier.id} ${data.drawer.day}`}
                drawer={data.drawer}
                onClosed={({ id }) => setClosed(id)}
              />
            </div>
          </>
        )}
        <DayCloseHistory closed={closed} onClosed={({ id }) => setClosed(id)} />
      </Stack>
    </>
  );
}

type ChooseProps = { reply: DrawerReply; onChoose: (chosen: string) => void };

/** For an admin: selects the drawer of one of the day's cashiers. */
function CashierSelect({ reply, onChoose }: ChooseProps) {
  const { id, name, role } = useCurrentUser();
  if (!may(role, 'money.view-every-drawer')) return null;
  const { drawer, drawers } = reply;
  const others = drawers.filter(({ cashier }) => cashier.id !== id);
  const options = [
    { value: id, label: `${name} (you)` },
    ...others.map(({ cashier, expected }) => ({
      value: cashier.id,
      label: `${cashier.name}: ${expected === 0 ? 'closed' : `${formatMoney(expected)} open`}`,
    })),
  ];
  const isListed = options.some(({ value }) => value === drawer.cashier.id);
  const shown = { value: drawer.cashier.id, label: drawer.cashier.name };
  return (
    <NativeSelect
      label="Cashier"
      data={isListed ? options : [...options, shown]}
      value={drawer.cashier.id}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

/** Days without a close. */
function OpenDays({ reply: { openDays }, onChoose }: ChooseProps) {
  if (openDays.length === 0) return null;
  return (
    <AlertBanner tone="warning">
      <Text>Cash of earlier days that no close has covered:</Text>
      <Group gap="xs" mt="xs">
        {openDays.map(({ day, expected }) => (
          <Button key={day} variant="default" size="compact-md" onClick={() => onChoose(day)}>
            {formatDay(day)}: {formatMoney(expected)}
          </Button>
        ))}
      </Group>
    </AlertBanner>
  );
}
