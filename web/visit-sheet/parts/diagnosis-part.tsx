import { CloseButton, Group, Pill } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { listDiagnoses } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { CommandCombobox, type Commands } from '#web/ui/combobox/command-combobox.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const PAUSE_MS = 150;
/** As the contract: the length of a name, and their number. */
const LENGTH_MAX = 200;
const NUMBER_MAX = 20;

type DiagnosisPartProps = {
  draft: Pick<SheetEditor['draft'], 'diagnoses'>;
  change: (part: { diagnoses: string[] }) => void;
  /** Typed after `/`. */
  commands?: Commands | undefined;
  /** The name of the draft that keeps the typed text. */
  keptAs?: string | undefined;
};

/** The diagnoses of the visit, with those that the clinic has used. */
export function DiagnosisPart(props: DiagnosisPartProps) {
  const { draft, change, commands, keptAs } = props;
  const { diagnoses } = draft;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useKeptText(keptAs);
  const typed = text.trim();
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const known = useApi(
    listDiagnoses,
    { query: { search } },
    { enabled: search !== '', keepPrevious: true },
  );
  const isGiven = (name: string) =>
    diagnoses.some((one) => one.toLowerCase() === name.toLowerCase());
  const others = (known.data ?? [])
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase() !== typed.toLowerCase() && !isGiven(name));
  const options = typed === '' || isGiven(typed) ? others : [typed, ...others];

  const add = (name: string): void => {
    setText('');
    if (!isGiven(name) && diagnoses.length < NUMBER_MAX) {
      change({ diagnoses: [...diagnoses, name] });
    }
  };
  const remove = (name: string): void => {
    change({ diagnoses: diagnoses.filter((one) => one !== name) });
    field.current?.focus();
  };

  return (
    <div>
      {diagnoses.length > 0 && (
        <Group gap={6} component="ul" className="sheet-chips" aria-label="Diagnoses">
          {diagnoses.map((name) => (
            <Pill component="li" key={name} size="md" className="sheet-chip">
              {name}
              <CloseButton size={24} aria-label={`Remove ${name}`} onClick={() => remove(name)} />
            </Pill>
          ))}
        </Group>
      )}
      <CommandCombobox
        commands={commands}
        field={{ label: 'Diagnosis', placeholder: 'Acute tonsillitis', maxLength: LENGTH_MAX }}
        inputRef={field}
        text={text}
        onText={setText}
        listLabel="Diagnoses"
        said={others.length > 0 ? 'As typed, or one that the clinic has used.' : 'Enter adds it.'}
        options={options}
        optionKey={(name) => name}
        onChoose={add}
        isSearched={typed !== ''}
        first={0}
      >
        {(name) => name}
      </CommandCombobox>
    </div>
  );
}
