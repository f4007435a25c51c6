import './superadmin-home.css';
import { Anchor, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { InstallationHealthCard } from '#web/backup/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

const API_DESCRIPTION = '/api/docs';

/** The two cards of the dashboard (specification 2, section 2). */
const CARDS = [
  {
    to: ADDRESSES.clinicPlans,
    title: 'Manage Clinic Subscription Plans',
    text: 'What clinics are offered: price, billing cycle, and whether it can be bought.',
  },
  {
    to: ADDRESSES.users,
    title: 'User Management',
    text: 'Accounts of all clinics, their roles, and their clinics’ subscriptions.',
  },
] as const;

/** The home page of the installation's administrator. */
export function SuperadminHomePage() {
  return (
    <>
      <PageHeader title="Super Admin Dashboard" />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {CARDS.map(({ to, title, text }) => (
            <Paper key={to} withBorder p="md" component={Link} to={to} className="app-card">
              <Title order={2}>{title}</Title>
              <Text c="dimmed" mt={4}>
                {text}
              </Text>
            </Paper>
          ))}
        </SimpleGrid>
        <Paper withBorder p="md">
          <Title order={2}>Server</Title>
          <Group mt="xs" role="status">
            <Health />
          </Group>
        </Paper>
        <InstallationHealthCard />
        <Text component="div">
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
