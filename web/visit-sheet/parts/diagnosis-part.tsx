import { CloseButton, Group, Pill } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { typedDiagnoses } from '#contract/visit-sheet/typed-diagnoses.rules.ts';
import { listDiagnoses } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { CommandCombobox, type Commands } from '#web/ui/combobox/command-combobox.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const PAUSE_MS = 150;
/** As the contract: the length of a name, and their number. */
const LENGTH_MAX = 200;
const NUMBER_MAX = 20;
/** Several that are typed or pasted at once. */
const TYPED_MAX = 500;

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
  const options = optionsOf(
    typed,
    (known.data ?? []).map(({ name }) => name),
    isGiven,
  );

  const add = (names: readonly string[]): void => {
    const added = names.filter((name) => !isGiven(name));
    const room = NUMBER_MAX - diagnoses.length;
    setText(added.slice(room).join('; '));
    if (room > 0 && added.length > 0)
      change({ diagnoses: [...diagnoses, ...added.slice(0, room)] });
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
        field={{ label: 'Diagnosis', placeholder: 'Acute tonsillitis', maxLength: TYPED_MAX }}
        inputRef={field}
        text={text}
        onText={setText}
        onLines={(lines) => setText(lines.join('; '))}
        listLabel="Diagnoses"
        said={saidOf(options)}
        options={options}
        optionKey={(names) => names.join('\n')}
        onChoose={add}
        isSearched={typed !== ''}
        first={0}
      >
        {(names) => names.join(' · ')}
      </CommandCombobox>
    </div>
  );
}

/** One diagnosis, or the several that Enter adds together. */
type Option = readonly string[];

/** As typed first: several of `T2DM, HTN`, and then the same text as one; then those that the clinic has used. */
function optionsOf(
  typed: string,
  known: readonly string[],
  isGiven: (name: string) => boolean,
): readonly Option[] {
  const isTyped = (name: string) => name.toLowerCase() === typed.toLowerCase();
  const others = known.filter((name) => !isTyped(name) && !isGiven(name)).map((name) => [name]);
  const parts = typedDiagnoses(typed);
  const several = parts.length > 1 && !known.some(isTyped) ? [parts] : [];
  const one = typed === '' || isGiven(typed) ? [] : [parts.length === 1 ? parts : [typed]];
  return [...several, ...one, ...others].filter((names) =>
    names.every((name) => name.length <= LENGTH_MAX),
  );
}

function saidOf([first = [], ...others]: readonly Option[]): string {
  if (first.length > 1) return `Enter adds ${first.length} diagnoses.`;
  return others.length > 0 ? 'As typed, or one that the clinic has used.' : 'Enter adds it.';
}
