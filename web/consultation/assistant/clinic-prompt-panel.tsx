import { Button, Group, Paper, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { putReply, useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

const Draft = z.object({ text: z.string(), since: z.string().nullable() });

/** The clinic-wide instructions for the assistant: view, edit, save or discard. */
export function ClinicPromptPanel() {
  const { role } = useCurrentUser();
  const { data } = useApi(getClinicSettings, {}, { live: true });
  const [draft, setDraft] = useKept('clinic-prompt', Draft);
  const [isSaved, setSaved] = useState(false);
  const save = useApiMutation(updateClinicSettings, {
    onSuccess: (reply) => {
      putReply(getClinicSettings, {}, reply);
      setDraft(null);
      setSaved(true);
    },
  });
  if (!data) return null;
  const { clinicWideSystemPrompt: saved, clinicWideSystemPromptUpdatedAt: since } = data.settings;
  const edit = (): void => {
    setSaved(false);
    setDraft({ text: saved, since });
  };

  return (
    <Paper component="section" withBorder p="sm" aria-labelledby="clinic-prompt">
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={2} id="clinic-prompt" className="note-label">
          Clinic-wide System Prompt
        </Title>
        {!draft && mayCall(updateClinicSettings, role) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label="Edit clinic-wide system prompt"
            onClick={edit}
          >
            Edit
          </Button>
        )}
      </Group>
      <div role="status">
        {isSaved && <Text c="var(--mantine-color-success)">Clinic-wide prompt saved.</Text>}
      </div>
      {draft ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const { text, since: read } = draft;
            const body = { clinicWideSystemPrompt: text, clinicWideSystemPromptUpdatedAt: read };
            save.mutate({ body });
          }}
        >
          {save.error && (
            <AlertBanner tone="error">{updateSettingsFailed(save.error.message)}</AlertBanner>
          )}
          <Textarea
            aria-label="Clinic-wide System Prompt"
            resize="vertical"
            rows={3}
            autoFocus
            value={draft.text}
            onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
          />
          <Group gap="xs" mt="xs">
            <SubmitButton pending={save.isPending} disabled={draft.text === saved}>
              Save
            </SubmitButton>
            <Button variant="default" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </Group>
        </form>
      ) : (
        <Text className="note-read" {...(!saved && { c: 'dimmed' })} lineClamp={6}>
          {saved || 'None yet.'}
        </Text>
      )}
    </Paper>
  );
}
