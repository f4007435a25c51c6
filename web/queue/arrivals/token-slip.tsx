import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { patientNo, visitToken } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { SlipPaper, usePlaceCode } from '#web/token-slip/index.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';

type TokenSlipProps = { visit: Visit; onNext: () => void };

function print(): void {
  window.print();
}

/** The patient's token: on the screen, and on an 80 mm slip. */
export function TokenSlip({ visit, onNext }: TokenSlipProps) {
  const placeCode = usePlaceCode(visit.id);
  const doctor = visit.User?.name ?? 'General queue';
  useShortcut('p', { description: 'Print the token slip', onPress: print });

  return (
    <div className="token">
      <Stack gap="sm">
        <Paper withBorder p="md" role="status">
          <Text c="dimmed">Added to the queue</Text>
          <Title order={2}>
            <span className="token-number">{visitToken(visit.token_no)}</span> · {visit.name}
          </Title>
          <Text>
            {patientNo(visit.Patient.token)} · {doctor}
          </Text>
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
            to={pathTo(ADDRESSES.bareEditComplaint, { visitId: visit.id })}
          >
            Open visit
          </Button>
        </Group>
      </Stack>
      <SlipPaper visit={visit} placeCode={placeCode} />
    </div>
  );
}
