import { Anchor, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { useApi } from '#web/lib/use-api.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const API_DESCRIPTION = '/api/docs';

/** What whoever runs the installation looks at first. */
export function SuperadminHomePage() {
  return (
    <>
      <PageHeader title="Super Admin Dashboard" />
      <Stack gap="md">
        <Paper withBorder p="md">
          <Title order={2}>Server</Title>
          <Group mt="xs" role="status">
            <Health />
          </Group>
        </Paper>
        <Text>
          <Anchor href={API_DESCRIPTION} target="_blank">
            API description (opens in a new tab)
          </Anchor>
        </Text>
      </Stack>
    </>
  );
}

function Health() {
  const { isPending, error } = useApi(getHealth, {}, { live: true });
  if (isPending) return <Skeleton height={26} width={180} />;
  if (error) {
    return (
      <>
        <StatusBadge meaning="danger">Not working</StatusBadge>
        <Text>{error.message}</Text>
      </>
    );
  }
  return <StatusBadge meaning="done">Server and database answer</StatusBadge>;
}
