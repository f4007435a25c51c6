import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { exportTouched } from '#contract/access/breach.endpoints.ts';
import type { Breach } from '#contract/access/breach.ts';
import {
  boardDeadline,
  noticeToBoard,
  noticeToPatient,
  whatIsKnown,
} from '#contract/access/breach-notice.rules.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { AddendumForm } from './addendum.form.tsx';

type Notice = 'board' | 'patient';

/** A breach note as written, its additions, and the papers made from it. */
export function BreachNote({ breach }: { breach: Breach }) {
  const [paper, setPaper] = useState<Notice | null>(null);
  const { clinic_name, time_zone: timeZone } = useCurrentUser();
  const of = { clinic: clinic_name ?? 'The clinic', timeZone };
  const deadline = boardDeadline(breach);
  const title = `Noticed ${showDateTime(breach.noticed_at)}`;
  const count = `${breach.patients} ${breach.patients === 1 ? 'patient' : 'patients'}`;
  const paragraphs = paper === 'board' ? noticeToBoard(breach, of) : noticeToPatient(breach, of);
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text>
          {count}
          {breach.person ? `, account of ${breach.person}` : ', everybody'}. Written by{' '}
          {breach.written_by}. The Board’s whole report is due by {showDateTime(deadline)}.
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{breach.happened}</Text>
        <Text c="dimmed">{whatIsKnown(breach)}</Text>
        {breach.addenda.map(({ id, at, by, text }) => (
          <Text key={id} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <Text span c="dimmed">{`${showDateTime(at)}, ${by}: `}</Text>
            {text}
          </Text>
        ))}
        <Group gap="sm">
          <Button variant="default" onClick={() => setPaper(paper === 'board' ? null : 'board')}>
            Text for the Board
          </Button>
          <Button
            variant="default"
            onClick={() => setPaper(paper === 'patient' ? null : 'patient')}
          >
            Text for the patients
          </Button>
          <ExportButton endpoint={exportTouched} input={{ params: { id: breach.id } }}>
            List of patients (CSV)
          </ExportButton>
        </Group>
        {paper && (
          <>
            <PrintPage
              size="a4"
              label={paper === 'board' ? 'Report to the Board' : 'Notice to a patient'}
            >
              {paragraphs.map((paragraph) => (
                <p key={paragraph} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {paragraph}
                </p>
              ))}
            </PrintPage>
            <Button style={{ alignSelf: 'flex-start' }} onClick={() => window.print()}>
              Print
            </Button>
          </>
        )}
        <AddendumForm id={breach.id} />
      </Stack>
    </Paper>
  );
}
