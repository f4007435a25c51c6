import { ActionIcon, Textarea } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useDictation } from '#web/lib/use-dictation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconMicrophone } from '#web/ui/icons.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { speechMessage } from './speech.messages.ts';

const DESCRIPTION =
  'A name, phone number or token finds a patient. Anything else can be a new case.';

type CaseTextFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Why what is typed is not searched; no mistake, for it may become a case. */
  hint: string | undefined;
  error: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** One field for both: a name to search, or a case to write; typed or spoken. */
export function CaseTextField({ ref, text, onText, hint, error, onKeyDown }: CaseTextFieldProps) {
  const [problem, setProblem] = useState<string>();
  const { listening, toggle } = useDictation({
    onText: (heard) => {
      if (heard) onText([text.trimEnd(), heard].filter(Boolean).join(' '));
      ref.current?.focus();
    },
    onProblem: (code) => setProblem(speechMessage(code)),
  });
  useShortcut('/', { description: 'Search patients', onPress: () => ref.current?.focus() });

  const speak = (): void => {
    setProblem(undefined);
    toggle();
  };

  return (
    <Textarea
      ref={ref}
      label="Patient or new case"
      description={hint ?? DESCRIPTION}
      placeholder="name,age,sex,phone,complaints,reports,history"
      rows={2}
      autoFocus
      value={text}
      error={error ?? problem}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
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
