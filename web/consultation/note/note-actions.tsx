import { Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { pressOnce } from '#web/ui/form/press-once.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { KeyHint } from '#web/ui/shortcuts/key-hint.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconCircleCheck } from '#web/ui/theme/icons.ts';
import { SaveStatus } from '../saving/save-status.tsx';
import type { NoteEditor } from '../saving/use-note-editor.ts';
import type { GoOn } from './use-complete-visit.ts';

type NoteActionsProps = {
  editor: NoteEditor;
  /** Absent while the visit is not in consultation, or for a person who may not complete it. */
  onComplete: (() => void) | undefined;
  /** Absent for a person who calls no patients, and while the visit waits for its start. */
  goOn: GoOn | undefined;
  isCompleting: boolean;
};

/** The save and complete buttons, with the save status. */
export function NoteActions(props: NoteActionsProps) {
  const { editor, onComplete, goOn, isCompleting } = props;
  const { isUnsaved, isSaving, save } = editor;
  const saveNow = (): void => void save();
  // Registered even with nothing to save, so that the browser's own "save page" never opens.
  useShortcut('mod+s', { description: 'Save the record', onPress: saveNow });
  useShortcut('mod+enter', { description: 'Save the record', onPress: saveNow });

  useShortcut('f9', {
    description: onComplete ? 'Complete and call the next patient' : 'Call the next patient',
    onPress: () => goOn?.pressKey(),
    enabled: goOn !== undefined && !isCompleting,
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    saveNow();
  };

  return (
    <form onSubmit={onSubmit} className="note-form">
      <SaveStatus editor={editor} />
      <div className="ui-page-title ui-page-actions">
        {!editor.isClosed && (
          <SubmitButton pending={isSaving} disabled={!isUnsaved} variant="default">
            Save
          </SubmitButton>
        )}
        {goOn && (
          <Button
            variant="default"
            disabled={isCompleting}
            onClick={goOn.press}
            onKeyDown={pressOnce}
          >
            {goOn.label} <KeyHint keys="F9" />
          </Button>
        )}
        {onComplete && (
          <Button
            leftSection={<Icon of={IconCircleCheck} />}
            loading={isCompleting}
            onClick={onComplete}
            onKeyDown={pressOnce}
          >
            Complete Consultation
          </Button>
        )}
      </div>
    </form>
  );
}
