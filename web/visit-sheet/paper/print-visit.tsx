import { Button, Group } from '@mantine/core';
import { type RefObject, useImperativeHandle, useState } from 'react';
import {
  DIRECTIONS_LANGUAGE_LABELS,
  DIRECTIONS_LANGUAGES,
} from '#contract/medicines/directions.languages.ts';
import { LetterheadSwitch } from '#web/clinics/index.ts';
import { useDirectionsLanguage } from '#web/pharmacy/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { KeyHint } from '#web/ui/shortcuts/key-hint.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { PRINTS_PAPER } from './use-early-print.ts';
import { useVisitPaper, type VisitPaperProps } from './use-visit-paper.ts';
import { VisitPaper } from './visit-paper.tsx';

/** Stored per browser: the paper in its printer. */
const SIZE_KEY = 'visitPaper';
const SIZES = [
  { value: 'a5', label: 'A5' },
  { value: 'a4', label: 'A4' },
] as const;
type Size = (typeof SIZES)[number]['value'];

function useSize() {
  const [size, setSize] = useState(
    (): Size => (localStorage.getItem(SIZE_KEY) === 'a4' ? 'a4' : 'a5'),
  );
  const choose = (next: string): void => {
    const chosen = SIZES.find(({ value }) => value === next)?.value ?? 'a5';
    localStorage.setItem(SIZE_KEY, chosen);
    setSize(chosen);
  };
  return { size, choose };
}

/** The paper of the visit, for what leaves its page. */
export type PaperHandle = {
  /** Resolves once a paper that was asked for is printed; at once when none waits; false when the page is left before. */
  readonly printed: () => Promise<boolean>;
  /** Says that the printed paper, if there is one, is out of date. */
  readonly sayOutOfDate: () => void;
};

type PrintVisitProps = VisitPaperProps & { handle: RefObject<PaperHandle | null> };

/** Prints the paper of the visit, by a button or Ctrl+P. */
export function PrintVisit({ handle, ...props }: PrintVisitProps) {
  const { visit } = props;
  const { paper, print, printed, sayOutOfDate } = useVisitPaper(props);
  const { size, choose } = useSize();
  const { language, choose: chooseLanguage } = useDirectionsLanguage(
    visit?.Patient.papers_language,
  );
  useImperativeHandle(handle, () => ({ printed, sayOutOfDate }));
  useShortcut('mod+p', { description: PRINTS_PAPER, onPress: print });

  return (
    <>
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="default"
          leftSection={<Icon of={IconPrinter} size={16} />}
          disabled={!visit}
          onClick={print}
        >
          Print <KeyHint keys="Ctrl+P" />
        </Button>
        <NativeSelect
          aria-label="Paper"
          size="xs"
          data={SIZES}
          value={size}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <NativeSelect
          aria-label="Directions in"
          size="xs"
          data={DIRECTIONS_LANGUAGES.map((value) => ({
            value,
            label: DIRECTIONS_LANGUAGE_LABELS[value],
          }))}
          value={language}
          onChange={({ currentTarget: { value } }) => {
            const chosen = DIRECTIONS_LANGUAGES.find((one) => one === value);
            if (chosen) chooseLanguage(chosen);
          }}
        />
        <LetterheadSwitch />
      </Group>
      {paper && visit && (
        <VisitPaper visit={visit} content={paper} size={size} language={language} />
      )}
    </>
  );
}
