import { showDateTime } from '#web/lib/clinic-time.ts';
import './past-complaints.css';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { COMPLAINT_HISTORY_MESSAGES as M } from '#contract/consultation/complaint-history.messages.ts';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { VisitAddenda } from '#web/addenda/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconCopy, IconTrash } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';

type PastComplaintCardProps = {
  past: PastComplaint;
  /** Replaces the date and time. */
  title?: string;
  /** Absent for a person who may not delete it. */
  onDelete: (() => void) | undefined;
  isDeleting: boolean;
};

async function copy(complaint: string): Promise<void> {
  if (await copyText(complaint)) toast.success(M.copied);
  else toast.error(M.copyFailed);
}

/** A past complaint, to read, copy or delete. */
export function PastComplaintCard({ past, title, onDelete, isDeleting }: PastComplaintCardProps) {
  const { complaint, case_summary, createdAt, visitId } = past;
  const id = useId();
  const when = showDateTime(createdAt);
  const small = { size: 'compact-md', variant: 'subtle' } as const;
  return (
    // Not a landmark in a list: two complaints of the same minute would have the same name.
    <Paper component={title ? 'section' : 'article'} withBorder p="sm" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={3} id={id} className="ui-tabular">
          {title ?? when}
        </Title>
        <Group gap={4}>
          {visitId && (
            <Button {...small} component={Link} to={pathTo(ADDRESSES.editComplaint, { visitId })}>
              Open record
            </Button>
          )}
          <Button
            {...small}
            aria-label={`Copy the complaint of ${when}`}
            leftSection={<Icon of={IconCopy} size={16} />}
            onClick={() => void copy(complaint)}
          >
            Copy
          </Button>
          {onDelete && (
            <Button
              {...small}
              color="red"
              aria-label={`Delete the complaint of ${when}`}
              leftSection={<Icon of={IconTrash} size={16} />}
              disabled={isDeleting}
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </Group>
      </Group>
      <Text className="complaint-text">{complaint}</Text>
      {case_summary && (
        <Text c="dimmed" mt="xs" className="complaint-text">
          Case summary: {case_summary}
        </Text>
      )}
      {visitId && <VisitAddenda patientId={past.patientId} visitId={visitId} />}
    </Paper>
  );
}
