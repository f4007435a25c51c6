import './token-slip.css';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#contract/kernel/dates.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconPrinter } from '#web/ui/icons.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';

type TokenSlipProps = { visit: QueueEntry; onNext: () => void };

function print(): void {
  window.print();
}

/** The number a patient waits with: on the screen, and on an 80 mm slip. */
export function TokenSlip({ visit, onNext }: TokenSlipProps) {
  const { clinic_name } = useCurrentUser();
  const doctor = visit.User?.name ?? 'General queue';
  useShortcut('p', { description: 'Print the token slip', onPress: print });

  return (
    <div className="token">
      <Stack gap="sm">
        <Paper withBorder p="md" role="status">
          <Text c="dimmed">Added to the queue</Text>
          <Title order={2}>
            <span className="token-number">Token {visit.token_no}</span> · {visit.name}
          </Title>
          <Text>{doctor}</Text>
        </Paper>
        <Group>
          <Button autoFocus onClick={onNext}>
            Next patient
          </Button>
          <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={print}>
            Print slip
          </Button>
          <Button
            component={Link}
            variant="subtle"
            to={pathTo(ADDRESSES.bareEditComplaint, { recordId: visit.id })}
          >
            Open visit
          </Button>
        </Group>
      </Stack>
      <PrintPage size="slip" label={`Token slip ${visit.token_no}`}>
        <div className="token-slip">
          <p>{clinic_name}</p>
          <p>Token</p>
          <p className="token-slip-number">{visit.token_no}</p>
          <p className="token-slip-name">{visit.name}</p>
          <p>{doctor}</p>
          <p>{formatDateTime(visit.created_at)}</p>
        </div>
      </PrintPage>
    </div>
  );
}
