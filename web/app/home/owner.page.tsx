import { Button, Group, Title } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PageErrorBoundary } from '../routing/page-error-boundary.tsx';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { OWNER_SECTIONS } from './owner-sections.ts';

/** The pages of the clinic's owner, one section at a time. */
export function OwnerPage() {
  const [params] = useSearchParams();
  const asked = params.get('section');
  const shown = OWNER_SECTIONS.find(({ id }) => id === asked) ?? OWNER_SECTIONS[0];
  return (
    <>
      <PageHeader title="Owner" />
      {OWNER_SECTIONS.length > 1 && <SectionLinks shownId={shown.id} />}
      <section aria-labelledby="owner-section">
        <Title order={2} id="owner-section" mb="sm">
          {shown.name}
        </Title>
        <PageErrorBoundary key={shown.id} onRetry={shown.section.reset}>
          <Suspense fallback={<PageSkeleton />}>
            <shown.section.Page />
          </Suspense>
        </PageErrorBoundary>
      </section>
    </>
  );
}

function SectionLinks({ shownId }: { shownId: string }) {
  return (
    <Group component="nav" aria-label="Owner’s sections" gap="xs" mb="md">
      {OWNER_SECTIONS.map(({ id, name, section }) => (
        <Button
          key={id}
          component={Link}
          to={`${ADDRESSES.owner}?section=${id}`}
          variant={id === shownId ? 'light' : 'default'}
          aria-current={id === shownId ? 'page' : undefined}
          onMouseEnter={section.preload}
          onFocus={section.preload}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}
