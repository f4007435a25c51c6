import { ActionIcon, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import {
  CONSULTATION_MESSAGES,
  speechError,
} from '#contract/consultation/consultation.messages.ts';
import { dictationAdvice, useDictation } from '#web/lib/device/use-dictation.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconMicrophone } from '#web/ui/theme/icons.ts';
import { NoSpeech } from './no-speech.tsx';

type NewVisitFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  description: string;
  rows: number;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
  /** The description of the `/` shortcut, for the list of shortcuts. */
  shortcut: string;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** A case in one field, typed or dictated. */
export function NewVisitField({ text, onText, error, shortcut, ...field }: NewVisitFieldProps) {
  const { ref } = field;
  const [problem, setProblem] = useState<ReactNode>();
  const { listening, toggle } = useDictation({
    onText: (heard) => {
      if (heard) onText([text.trimEnd(), heard].filter(Boolean).join(' '));
      ref.current?.focus();
    },
    onProblem: (code) =>
      setProblem(
        code === 'unsupported' ? (
          <NoSpeech text={CONSULTATION_MESSAGES.noSpeech} />
        ) : (
          `${speechError(code)}${dictationAdvice(code)}`
        ),
      ),
  });
  useShortcut('/', { description: shortcut, onPress: () => ref.current?.focus() });

  const speak = (): void => {
    setProblem(undefined);
    toggle();
  };

  return (
    <Textarea
      {...field}
      placeholder="name,age,sex,phone,complaints,reports,history"
      autoFocus
      value={text}
      error={error ?? problem}
      onChange={(event) => onText(event.currentTarget.value)}
      rightSection={
        <ActionIcon
          variant={listening ? 'filled' : 'subtle'}
          aria-label={listening ? 'Stop listening' : 'Speak'}
          aria-pressed={listening}
          onClick={speak}
        >
          <Icon of={IconMicrophone} />
        </ActionIcon>
      }
    />
  );
}
