import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  DIRECTIONS_LANGUAGE_LABELS,
  DIRECTIONS_LANGUAGES,
} from '#contract/medicines/directions.languages.ts';
import { ageOfPerson } from '#contract/patients/age.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import { useAddenda } from '#web/addenda/index.ts';
import { useFollowUpSlot } from '#web/appointments/index.ts';
import { LetterheadSwitch } from '#web/clinics/index.ts';
import { dayOf } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useDirectionsLanguage } from '#web/pharmacy/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { typedReadings, useVisitVitals } from '#web/vitals/index.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { type PaperContent, paperContent } from './paper-content.ts';
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

type PrintVisitProps = {
  editor: Pick<SheetEditor, 'sheet' | 'draft' | 'save'>;
  /** Takes the rows that are typed and not entered yet. */
  take: () => void;
  visit: Visit | undefined;
  complaint: string;
};

/** Prints the paper of the visit, by a button or Ctrl+P. */
export function PrintVisit({ editor, take, visit, complaint }: PrintVisitProps) {
  const { paper, print } = usePrint<PaperContent>();
  const { size, choose } = useSize();
  const { language, choose: chooseLanguage } = useDirectionsLanguage(
    visit?.Patient.papers_language,
  );
  const latest = useRef(editor);
  latest.current = editor;
  const vitals = useVisitVitals(editor.sheet.visitId);
  const addenda = useAddenda(editor.sheet.patientId);
  const followUp = useFollowUpSlot(editor.sheet.visitId);
  const { name } = useCurrentUser();
  const printNow = (): void => {
    const typed = typedReadings(editor.sheet.visitId, name);
    take();
    const { sheet, draft, save } = latest.current;
    // Printing never waits for the network: the paper has what is on the screen.
    void save();
    const lines = vitalLines(
      [...(vitals.data?.readings ?? []), ...typed],
      visit ? ageOfPerson(visit.Patient, dayOf(visit.created_at)) : null,
    );
    const around = { complaint, vitals: lines, addenda: addenda.data ?? [] };
    print(paperContent(sheet, draft, { ...around, followUp: followUp ?? null }));
  };
  useShortcut('mod+p', { description: 'Print the paper of the visit', onPress: printNow });

  return (
    <>
      <Group gap="xs">
        <Button
          size="compact-md"
          variant="default"
          leftSection={<Icon of={IconPrinter} size={16} />}
          disabled={!visit}
          onClick={printNow}
        >
          Print (Ctrl+P)
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
