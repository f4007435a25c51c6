import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { listNotices, type Notice, saveNotice } from '#contract/privacy/consent.endpoints.ts';
import { CONSENT_MESSAGES as M, PURPOSE_LABELS } from '#contract/privacy/consent.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { NoticePaper } from './notice-paper.tsx';

/** The notice that patients read before they consent; each change is a new version. */
export function Notices() {
  const notices = useApi(listNotices, {});
  const { paper, print } = usePrint<Notice>();
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        Consent notices
      </Title>
      <Text maw="65ch">{M.checkNotices}</Text>
      {notices.error && !notices.data && (
        <ErrorState message={M.noticesFailed} onRetry={() => void notices.refetch()} />
      )}
      {notices.data?.map((notice) => (
        <NoticeText
          key={`${notice.purpose} ${notice.version}`}
          notice={notice}
          onPrint={() => print(notice)}
        />
      ))}
      {paper && <NoticePaper notice={paper} />}
    </Stack>
  );
}

function NoticeText({ notice, onPrint }: { notice: Notice; onPrint: () => void }) {
  const { purpose, version } = notice;
  const save = useApiMutation(saveNotice, { invalidates: [listNotices] });
  const [text, setText] = useState(notice.text);
  const label = PURPOSE_LABELS[purpose];

  const submit = async () => {
    try {
      await save.mutateAsync({ body: { purpose, text, version } });
      toast.success(M.noticeSaved);
    } catch {
      // The error is shown above the text.
    }
  };

  return (
    <Stack gap="xs" maw="65ch">
      <FormMessage error={save.error ? saidOr(save.error, M.noticeSaveFailed) : null} />
      <Textarea
        label={label}
        description={version === 0 ? 'The text that comes with OpenOPD' : `Version ${version}`}
        rows={9}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group>
        <Button
          variant="default"
          aria-label={`Save: ${label}`}
          disabled={text === notice.text}
          loading={save.isPending}
          onClick={() => void submit()}
        >
          Save
        </Button>
        <Button
          variant="default"
          aria-label={`Print: ${label}`}
          // The paper is of the text that consents are recorded for.
          disabled={text !== notice.text}
          onClick={onPrint}
        >
          Print
        </Button>
      </Group>
    </Stack>
  );
}
