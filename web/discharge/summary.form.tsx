import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { saveDischargeSummary } from '#contract/discharge/discharge.endpoints.ts';
import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import {
  type DischargeSummary,
  SUMMARY_LABELS,
  SUMMARY_PARTS,
} from '#contract/discharge/discharge-summary.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { LetterheadSwitch } from '#web/clinics/index.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { KeyHint } from '#web/ui/shortcuts/key-hint.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { StayFacts } from './stay-facts.tsx';
import { SummaryNotices } from './summary-notices.tsx';
import { SummaryPaper } from './summary-paper.tsx';
import { useSummaryDraft } from './use-summary-draft.ts';

/** Its last author, or that it is a proposal. */
function stateText({ version, updatedAt, updatedBy }: DischargeSummary): string {
  if (version === 0 || !updatedAt) return M.proposed;
  return `Saved ${showDateTime(updatedAt)} by ${updatedBy}.`;
}

/** The fields of a summary, with Save and Print. Printing saves what changed, and never waits. */
export function SummaryForm({ loaded }: { loaded: DischargeSummary }) {
  const draft = useSummaryDraft(loaded);
  const { content, change, saved, isChanged, isClash, save, pending } = draft;
  const mayWrite = mayCall(saveDischargeSummary, useCurrentUser().role);
  const { paper, print } = usePrint<DischargeSummary>();
  const printNow = (): void => {
    // Printing must not replace a colleague's text.
    if (mayWrite && isChanged && !isClash) void save();
    print({ ...loaded, content });
  };
  useShortcut('mod+p', { description: 'Print the discharge summary', onPress: printNow });

  return (
    <Stack gap="sm" maw={760}>
      <StayFacts summary={loaded} />
      <Text c="dimmed" role="status">
        {stateText(saved)}
      </Text>
      {mayWrite && <SummaryNotices draft={draft} />}
      {SUMMARY_PARTS.map((part) => (
        <Textarea
          key={part}
          label={SUMMARY_LABELS[part]}
          rows={Math.max(part === 'condition' ? 1 : 3, content[part].split('\n').length)}
          maxLength={5_000}
          readOnly={!mayWrite}
          value={content[part]}
          onChange={({ currentTarget: { value } }) => change({ [part]: value })}
        />
      ))}
      <DateField
        label="Follow-up"
        readOnly={!mayWrite}
        value={content.followUpOn ?? ''}
        onChange={({ currentTarget: { value } }) => change({ followUpOn: value || null })}
      />
      <Group gap="xs">
        {mayWrite && (
          <Button loading={pending} disabled={!isChanged} onClick={() => void save()}>
            Save
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} size={16} />}
          onClick={printNow}
        >
          Print A4 <KeyHint keys="Ctrl+P" />
        </Button>
        <LetterheadSwitch />
      </Group>
      {paper && <SummaryPaper summary={paper} />}
    </Stack>
  );
}
