import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPencil } from '#web/ui/theme/icons.ts';

type SummaryPanelProps = {
  /** The text on the server. */
  saved: string;
  text: string;
  isSaving: boolean;
  /** Resolves to true when the text was saved. Absent, like `onType`, for a read-only person. */
  onSave?: (() => Promise<boolean>) | undefined;
  onType?: ((text: string) => void) | undefined;
};

/** Shows the text, edits it in a field, and saves it separately from the complaint (specification 2, section 4). */
export function SummaryPanel(props: SummaryPanelProps) {
  const { saved, text, onType } = props;
  const [state, setState] = useState<'view' | 'edit' | 'saved'>('view');
  // A text restored from a draft opens in the field, where it can be saved.
  const isEdited = onType !== undefined && (state === 'edit' || text !== saved);

  if (isEdited) {
    return <SummaryForm {...props} onType={onType} onClose={setState} />;
  }
  return (
    <section aria-labelledby="case-summary" className="note-summary">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={2} id="case-summary" className="note-label">
          Case Summary
        </Title>
        {onType && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label="Edit case summary"
            leftSection={<Icon of={IconPencil} size={16} />}
            onClick={() => setState('edit')}
          >
            Edit
          </Button>
        )}
      </Group>
      <div role="status">
        {state === 'saved' && <Text c="var(--mantine-color-success)">Case summary saved.</Text>}
      </div>
      {saved ? (
        <Text className="note-read">{saved}</Text>
      ) : (
        <Text c="dimmed">No case summary yet.</Text>
      )}
    </section>
  );
}

type FormProps = SummaryPanelProps & {
  onType: (text: string) => void;
  onClose: (state: 'view' | 'saved') => void;
};

function SummaryForm({ saved, text, isSaving, onSave, onType, onClose }: FormProps) {
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (await onSave?.()) onClose('saved');
  };
  const cancel = (): void => {
    onType(saved);
    onClose('view');
  };

  return (
    <form onSubmit={(event) => void onSubmit(event)} className="note-summary">
      <Textarea
        label="Case Summary"
        className="note-text"
        value={text}
        autoFocus
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <SubmitButton pending={isSaving && text !== saved} disabled={text === saved}>
          Save case summary
        </SubmitButton>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
