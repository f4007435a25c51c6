import { Tabs, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { showTab } from '#web/ui/show-tab.ts';
import { PageErrorBoundary } from '../routing/page-error-boundary.tsx';
import { PageSkeleton } from '../routing/page-skeleton.tsx';
import { OWNER_SECTIONS } from './owner-sections.ts';

/** The pages of the clinic's owner, one section at a time. */
export function OwnerPage() {
  const [params, setParams] = usePageParams();
  const asked = params.get('section');
  const shown = OWNER_SECTIONS.find(({ id }) => id === asked) ?? OWNER_SECTIONS[0];
  return (
    <>
      <PageHeader title="Owner" />
      <Tabs
        value={shown.id}
        keepMounted={false}
        onChange={(next) => setParams(next === null ? {} : { section: next })}
      >
        <Tabs.List mb="md" aria-label="Owner’s sections">
          {OWNER_SECTIONS.map(({ id, name, section }) => (
            <Tabs.Tab
              key={id}
              value={id}
              ref={id === shown.id ? showTab : undefined}
              onMouseEnter={section.preload}
              onFocus={section.preload}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown.id}>
          <VisuallyHidden component="h2">{shown.name}</VisuallyHidden>
          <PageErrorBoundary key={shown.id} onRetry={shown.section.reset}>
            <Suspense fallback={<PageSkeleton />}>
              <shown.section.Page />
            </Suspense>
          </PageErrorBoundary>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
