import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { CONSULTATION_MESSAGES } from '#contract/consultation/consultation.messages.ts';
import { mergeTexts, type NoteField } from './note-text.rules.ts';

const NAMES = { complaint: 'complaint', case_summary: 'case summary' } as const;

type ClashPanelProps = {
  field: NoteField;
  theirs: string;
  mine: string;
  onDecide: (text: string) => void;
};

/** An edit conflict: both texts are shown, and nothing is saved until the person decides. */
export function ClashPanel({ field, theirs, mine, onDecide }: ClashPanelProps) {
  const id = `clash-${field}`;
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id} className="note-clash">
      <Title order={2} id={id} tabIndex={-1}>
        Two versions of the {NAMES[field]}
      </Title>
      <Text role="alert">
        {CONSULTATION_MESSAGES.newerExists} You have written too; nothing is lost until you decide.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        <Version title="Theirs" text={theirs} />
        <Version title="Mine" text={mine} />
      </SimpleGrid>
      <Group gap="xs" mt="sm">
        <Button onClick={() => onDecide(mergeTexts(theirs, mine))}>Merge both</Button>
        <Button variant="default" onClick={() => onDecide(mine)}>
          Keep mine
        </Button>
        <Button variant="default" onClick={() => onDecide(theirs)}>
          Take theirs
        </Button>
      </Group>
    </Paper>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Title order={3}>{title}</Title>
      <Text className="note-version">{text || '(empty)'}</Text>
    </div>
  );
}
