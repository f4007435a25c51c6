import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';

type SettingsClashProps = {
  label: string;
  theirs: string;
  mine: string;
  onDecide: (text: string) => void;
};

/** An edit conflict: both texts are shown, and nothing is saved until the person decides. */
export function SettingsClash({ label, theirs, mine, onDecide }: SettingsClashProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id}>
      <Title order={3} id={id}>
        Two versions of “{label}”
      </Title>
      <Text role="alert">
        {CLINIC_MESSAGES.textChanged} Nothing is lost until you choose; to keep both, copy what you
        need from theirs into yours.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        <Version title="Theirs" text={theirs} />
        <Version title="Yours" text={mine} />
      </SimpleGrid>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={() => onDecide(mine)}>
          Keep yours
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
      <Title order={4}>{title}</Title>
      <Text className="settings-version">{text || '(empty)'}</Text>
    </div>
  );
}
