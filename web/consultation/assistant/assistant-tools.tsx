import { ActionIcon, Button, FileButton, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import {
  dictationError,
  CONSULTATION_MESSAGES as M,
} from '#contract/consultation/consultation.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import {
  type DictationProblem,
  dictationAdvice,
  useDictation,
} from '#web/lib/device/use-dictation.ts';
import { Segments } from '#web/ui/combobox/segments.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconMicrophone, IconPaperclip, IconSend, IconX } from '#web/ui/theme/icons.ts';
import { NoSpeech } from '../note/no-speech.tsx';

export type Mode = 'edit' | 'ask';
const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'edit', label: 'Edit record' },
  { value: 'ask', label: 'Ask only' },
];
const IMAGE_MAX_BYTES = 8 * 1024 * 1024;

type AssistantToolsProps = {
  mode: Mode;
  /** A closed note is only asked about. */
  mayEdit: boolean;
  onMode: (mode: Mode) => void;
  image: File | null;
  onImage: (image: File | null) => void;
  onHeard: (text: string) => void;
  problem: ReactNode;
  onProblem: (problem: ReactNode) => void;
  isBusy: boolean;
  onSend: () => void;
  patientId: string;
};

function problemOf(code: DictationProblem): ReactNode {
  if (code === 'unsupported') return <NoSpeech text={M.speechUnsupported} />;
  return code === 'not-started'
    ? M.speechNotStarted
    : `${dictationError(code)}${dictationAdvice(code)}`;
}

/** Mode, image, dictation, Send, and a link to the pages used most. */
export function AssistantTools({
  mode,
  mayEdit,
  image,
  problem,
  isBusy,
  patientId,
  ...on
}: AssistantToolsProps) {
  const { listening, toggle } = useDictation({
    continuous: true,
    onText: on.onHeard,
    onProblem: (code) => on.onProblem(problemOf(code)),
  });
  const forgetChosen = useRef<() => void>(null);
  const attach = (file: File | null): void => {
    // The browser fires no change event for the same file until the input is cleared.
    forgetChosen.current?.();
    if (!file) return;
    const isImage = file.type.startsWith('image/');
    if (!isImage) on.onProblem(AI_MESSAGES.notAnImage);
    else if (file.size > IMAGE_MAX_BYTES) on.onProblem(AI_MESSAGES.imageTooLarge);
    else {
      on.onProblem(undefined);
      on.onImage(file);
    }
  };
  const speak = (): void => {
    on.onProblem(undefined);
    toggle();
  };

  return (
    <div>
      <div className="note-tools">
        {mayEdit && (
          <Segments label="What sending does" data={MODES} value={mode} onChange={on.onMode} />
        )}
        <FileButton accept="image/*" resetRef={forgetChosen} onChange={attach}>
          {(props) => (
            <ActionIcon
              {...props}
              variant="default"
              size={36}
              title="Attach an image"
              aria-label="Attach an image"
            >
              <Icon of={IconPaperclip} />
            </ActionIcon>
          )}
        </FileButton>
        <ActionIcon
          variant={listening ? 'filled' : 'default'}
          size={36}
          aria-label={listening ? 'Stop listening' : 'Speak'}
          aria-pressed={listening}
          onClick={speak}
        >
          <Icon of={IconMicrophone} />
        </ActionIcon>
        <Button
          variant="light"
          leftSection={<Icon of={IconSend} size={18} />}
          {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => {
            if (!isBusy) on.onSend();
          }}
        >
          Send
        </Button>
        <Button
          component={Link}
          to={pathTo(ADDRESSES.patientLabReports, { patientId })}
          variant="subtle"
          size="compact-md"
        >
          Lab reports
        </Button>
        <Button
          component={Link}
          to={ADDRESSES.inventoryOverview}
          variant="subtle"
          size="compact-md"
        >
          Inventory
        </Button>
      </div>
      {image && (
        <Text size="sm" mt={4}>
          {image.name}: not sent yet, and not kept when this page is closed.{' '}
          <ActionIcon
            variant="subtle"
            size="sm"
            aria-label={`Remove ${image.name}`}
            onClick={() => on.onImage(null)}
          >
            <Icon of={IconX} size={14} />
          </ActionIcon>
        </Text>
      )}
      <Text role="status" size="sm" mt={4} c="var(--mantine-color-error)">
        {problem}
      </Text>
    </div>
  );
}
