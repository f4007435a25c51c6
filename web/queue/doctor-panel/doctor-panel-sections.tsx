import { Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconCircleCheck, IconPencil, IconPlayerPlay } from '#web/ui/theme/icons.ts';
import { DoctorPanelVisit } from './doctor-panel-visit.tsx';

type Shown = Visit | null | undefined;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id} className="doctor-section">
      <Title order={2} id={id} className="doctor-section-title">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** `undefined` while loading, `null` when there is none. */
function VisitOrEmpty({ visit, empty }: { visit: Shown; empty: string }) {
  return (
    <div aria-live="polite" className="doctor-section-visit">
      {visit === undefined && <Skeleton height={48} width="70%" />}
      {visit === null && <Text c="dimmed">{empty}</Text>}
      {visit && <DoctorPanelVisit visit={visit} />}
    </div>
  );
}

type NowSeeingProps = {
  visit: Shown;
  onComplete: (id: string) => void;
  isCompleting: boolean;
  /** Takes the focus after Call Next. */
  takesFocus: boolean;
};

export function NowSeeing({ visit, onComplete, isCompleting, takesFocus }: NowSeeingProps) {
  const edit = useRef<HTMLAnchorElement>(null);
  const id = visit?.id;
  useEffect(() => {
    if (takesFocus && id) edit.current?.focus();
  }, [takesFocus, id]);

  const look = { variant: 'default', leftSection: <Icon of={IconPencil} /> } as const;
  return (
    <Section title="NOW SEEING">
      <VisitOrEmpty visit={visit} empty={QUEUE_MESSAGES.noCurrent} />
      <Group gap="xs">
        {visit ? (
          <Button
            {...look}
            ref={edit}
            component={Link}
            to={pathTo(ADDRESSES.bareEditComplaint, { visitId: visit.id })}
          >
            Edit Complaint / AI
          </Button>
        ) : (
          <Button {...look} disabled>
            Edit Complaint / AI
          </Button>
        )}
        <Button
          leftSection={<Icon of={IconCircleCheck} />}
          disabled={!visit}
          loading={isCompleting}
          onClick={() => visit && onComplete(visit.id)}
        >
          Complete Consultation
        </Button>
      </Group>
    </Section>
  );
}

type NextInQueueProps = {
  visit: Shown;
  /** Absent for a person who sees no patients. */
  callNext?: { onCall: () => void; isPossible: boolean; isCalling: boolean } | undefined;
};

export function NextInQueue({ visit, callNext }: NextInQueueProps) {
  return (
    <Section title="NEXT IN QUEUE">
      <VisitOrEmpty visit={visit} empty={QUEUE_MESSAGES.noNext} />
      {callNext && (
        <Group>
          <Button
            leftSection={<Icon of={IconPlayerPlay} />}
            disabled={!callNext.isPossible}
            loading={callNext.isCalling}
            onClick={callNext.onCall}
          >
            Call Next
          </Button>
        </Group>
      )}
    </Section>
  );
}

export function WaitingCount({ count }: { count: number | undefined }) {
  return (
    <Section title="WAITING">
      <Text role="status" fz={28} fw={600} lh={1.3} className="ui-tabular">
        {count ?? '–'}
      </Text>
    </Section>
  );
}
