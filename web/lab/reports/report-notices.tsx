import { Button, Group, Text } from '@mantine/core';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { fieldsOf, type ReportValues, standingOf, WHOLE_TEXT } from './report-form.values.ts';
import type { useReportDraft } from './use-report-draft.ts';

/** Values restored from this device after a power cut or a closed tab. */
export function ReportRestored({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  return (
    <AlertBanner tone="info">
      <Group gap="sm">
        What you typed at {showDateTime(at)} is back.
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          Discard it
        </Button>
      </Group>
    </AlertBanner>
  );
}

type ReportClashProps = {
  order: LabOrderDetails;
  mine: ReportValues;
  draft: ReturnType<typeof useReportDraft>;
};

type Difference = { readonly key: string; readonly name: string };

function differencesOf(order: LabOrderDetails, mine: ReportValues, theirs: ReportValues) {
  const standing = standingOf(order);
  const fields: Difference[] = order.tests.flatMap((test) => [...fieldsOf(test, standing)]);
  return [...fields, { key: WHOLE_TEXT, name: 'Report Content' }].filter(
    ({ key }) => (mine[key] ?? '') !== (theirs[key] ?? ''),
  );
}

/** Another report was submitted first: shows both versions of each value; nothing is sent until one is chosen. */
export function ReportClash({ order, mine, draft }: ReportClashProps) {
  const { standing: theirs } = draft;
  const said = (value: string | undefined) => value?.trim() || '(blank)';
  return (
    <AlertBanner tone="warning">
      <Text fw={600}>{M.newerReport}</Text>
      <Text>What you typed is kept. These values differ:</Text>
      <ul>
        {differencesOf(order, mine, theirs).map(({ key, name }) => (
          <li key={key}>
            {name}: theirs {said(theirs[key])}, yours {said(mine[key])}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button size="compact-md" onClick={draft.keepOwn}>
          Continue with mine
        </Button>
        <Button size="compact-md" variant="default" onClick={draft.takeStanding}>
          Take theirs
        </Button>
      </Group>
    </AlertBanner>
  );
}
