import { Button, Group, Stack, Text } from '@mantine/core';

type UndoListProps<Act> = {
  label: string;
  acts: readonly Act[];
  /** The act in words: by whom, and until when it can be undone. */
  wordsOf: (act: Act) => string;
  undoLabel: string;
  isPending: boolean;
  onUndo: (id: string) => void;
};

/** The acts of the last hour, each with its undo. Renders nothing without any. */
export function UndoList<Act extends { readonly id: string }>(props: UndoListProps<Act>) {
  const { label, acts, wordsOf, undoLabel, isPending, onUndo } = props;
  if (acts.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label={label}>
      {acts.map((act) => (
        <Group key={act.id} gap="xs" justify="space-between">
          <Text size="sm">{wordsOf(act)}</Text>
          <Button
            variant="default"
            size="compact-sm"
            loading={isPending}
            onClick={() => onUndo(act.id)}
          >
            {undoLabel}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
