import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FactorDemand, FactorDemandChoice } from '#contract/owner/factor-demand.ts';
import { demandFactor, getFactorDemand } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { OwnPasswordForm } from '#web/account/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { invalidate, useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Choice = {
  readonly action: string;
  /** The consequence, shown before the owner confirms with the password. */
  readonly means: string;
  readonly done: string;
};

const CHOICES = {
  now: {
    action: 'Require it at once',
    means:
      'People without one set it up before they can go on. People at work now return to their page afterwards.',
    done: M.demanded,
  },
  in_7_days: {
    action: 'Require it in 7 days',
    means:
      'Until then people without one see the day on every page. After it, they set it up before they can go on.',
    done: M.demandedLater,
  },
  off: {
    action: 'No longer require it',
    means: 'People who have one keep it, and may switch it off.',
    done: M.demandEnded,
  },
} as const satisfies Record<FactorDemandChoice, Choice>;

function choicesFor({ from, due }: FactorDemand): readonly FactorDemandChoice[] {
  if (from === null) return ['in_7_days', 'now'];
  return due ? ['off'] : ['now', 'off'];
}

/** Whether the clinic requires a second factor, and who has none yet. */
export function FactorSection() {
  const { data, error, refetch } = useApi(getFactorDemand, {}, { live: true });
  const [chosen, setChosen] = useState<FactorDemandChoice | null>(null);
  if (error && !data) {
    return <ErrorState message={saidOr(error, M.demandFailed)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton h={90} role="status" aria-label="Loading the second factor" />;
  return (
    <Stack gap="sm" maw={640}>
      <FactorState {...data} />
      {chosen ? (
        <Confirmation choice={chosen} onClose={() => setChosen(null)} />
      ) : (
        <Choices demand={data} onChoose={setChosen} />
      )}
    </Stack>
  );
}

function FactorState({ from, due, people, without }: FactorDemand) {
  const withOne = people - without.length;
  const state =
    from === null
      ? 'Each person chooses whether to use a second factor.'
      : `A second factor is required of everybody ${due ? 'since' : 'from'} ${showDateTime(from)}.`;
  return (
    <>
      <Text>
        {state} {withOne} of {people} {people === 1 ? 'person has' : 'people have'} one.
      </Text>
      {without.length > 0 && (
        <Text c="dimmed">Without one: {without.map(({ name }) => name).join(', ')}.</Text>
      )}
    </>
  );
}

type ChoicesProps = { demand: FactorDemand; onChoose: (choice: FactorDemandChoice) => void };

function Choices({ demand, onChoose }: ChoicesProps) {
  const { id } = useCurrentUser();
  if (demand.from === null && demand.without.some((person) => person.id === id)) {
    return (
      <Text>
        To require it,{' '}
        <Anchor component={Link} to={ADDRESSES.account}>
          set up your own
        </Anchor>{' '}
        first.
      </Text>
    );
  }
  return (
    <Group gap="sm">
      {choicesFor(demand).map((choice) => (
        <Button key={choice} variant="default" onClick={() => onChoose(choice)}>
          {CHOICES[choice].action}
        </Button>
      ))}
    </Group>
  );
}

function Confirmation({ choice, onClose }: { choice: FactorDemandChoice; onClose: () => void }) {
  const { action, means, done } = CHOICES[choice];
  const send = async ({ password }: { password: string }) => {
    await callApi(demandFactor, { body: { password, demand: choice } });
    toast.success(done);
    void invalidate(getFactorDemand);
    onClose();
  };
  return (
    <Stack gap="sm" maw={400}>
      <Text>{means}</Text>
      <OwnPasswordForm action={action} send={send} onCancel={onClose} />
    </Stack>
  );
}
