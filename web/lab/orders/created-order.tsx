import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PrintSampleLabel } from '../samples/print-sample-label.tsx';
import { labBillState } from './lab-bill-link.ts';

type CreatedOrderProps = { order: LabOrder; onNext: () => void };

/** The created order with its token, and the next steps: the bill and the sample. */
export function CreatedOrder({ order, onNext }: CreatedOrderProps) {
  const { role } = useCurrentUser();
  const { Patient: patient, lab_token_number: token, tests } = order;
  return (
    <Stack gap="sm" maw={640}>
      <Paper withBorder p="md" role="status">
        <Text c="dimmed">{M.created}</Text>
        <Title order={2} className="ui-tabular">
          Lab token {token} · {patient.name}
        </Title>
        <Text>{tests.map(({ name }) => name).join(', ')}</Text>
      </Paper>
      <Group gap="xs">
        {may(role, 'billing.create-bill') && (
          <Button autoFocus component={Link} to={ADDRESSES.billing} state={labBillState(order)}>
            Bill
          </Button>
        )}
        <Button variant="default" onClick={onNext}>
          Next lab order
        </Button>
        <PrintSampleLabel order={order} />
      </Group>
    </Stack>
  );
}
