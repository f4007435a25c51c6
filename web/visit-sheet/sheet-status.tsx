import { Button, Group, Text } from '@mantine/core';
import type { SheetEditor } from './saving/use-sheet-editor.ts';

type SheetStatusProps = Pick<SheetEditor, 'isSaving' | 'isUnsaved' | 'failure' | 'save' | 'sheet'>;

/** Whether the sheet is saved; after a failure, the reason with Retry. */
export function SheetStatus({ isSaving, isUnsaved, failure, save, sheet }: SheetStatusProps) {
  const said = saidOf({ isSaving, isUnsaved, isNew: sheet.version === 0 });
  return (
    <Group gap="xs">
      <Text
        size="sm"
        role="status"
        c={failure ? 'var(--mantine-color-error)' : 'dimmed'}
        className="sheet-status"
      >
        {failure ? `Kept on this device. ${failure.message}` : said}
      </Text>
      {failure && (
        <Button size="compact-md" variant="default" onClick={() => void save()}>
          Retry
        </Button>
      )}
    </Group>
  );
}

type State = { isSaving: boolean; isUnsaved: boolean; isNew: boolean };

function saidOf({ isSaving, isUnsaved, isNew }: State): string {
  if (isSaving || isUnsaved) return 'Saving...';
  return isNew ? '' : 'Saved';
}
