import { Button } from '@mantine/core';
import { Link, Navigate, useLocation } from 'react-router';
import { deskOf, type Role } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { routesOf, UNKNOWN_SECTIONS, unknownRoleMessage } from './routes.tsx';

/** An address under /dashboard that the role does not have. */
export function UnknownSection({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const desk = deskOf(role);
  const message = desk && UNKNOWN_SECTIONS[desk];
  const atHome = pathname.replace(/\/+$/, '') === ADDRESSES.dashboard;
  const hasHome = routesOf(role).some((route) => route.address === ADDRESSES.dashboard);

  if (atHome || (!message && !hasHome)) {
    return <PageHeader title={unknownRoleMessage(role)} />;
  }
  if (!message) return <Navigate to={ADDRESSES.dashboard} replace />;
  return (
    <>
      <PageHeader title={message} />
      {hasHome && (
        <Button component={Link} to={ADDRESSES.dashboard} variant="default">
          Go to Dashboard
        </Button>
      )}
    </>
  );
}
