import { Fragment, type RefObject, useMemo } from 'react';
import type { PlannedLine } from '#contract/ai/plan/planned.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { isChild } from '#contract/safety/child/child-under.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { LOADING_DRUGS, stockText, useMostUsedFirst } from '#web/pharmacy/index.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { CommandCombobox, type Commands } from '#web/ui/combobox/command-combobox.tsx';
import { UntakenRows } from '#web/ui/combobox/untaken-rows.tsx';
import { isPartOf, useUntakenField } from '#web/ui/combobox/use-untaken-field.ts';
import { isMeant, optionsOf, type RowOption, rowsOf, type TypedRow } from './row-options.ts';
import { useRowReader } from './row-reader.ts';

type RowFieldProps = {
  drugs: readonly Drug[] | undefined;
  /** The patient's age in years, where one is known. */
  age?: number | null;
  /** Adds the drugs of a row: several for a course in several strengths. When it returns false, the text stays. */
  onDrugs: (rows: readonly TypedRow[]) => boolean;
  onOutside: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Typed after `/`. */
  commands?: Commands | undefined;
  /** The name of the draft that keeps the typed text. */
  keptAs?: string | undefined;
  /** The same for the rows that Enter did not take. */
  untakenAs?: string | undefined;
};

/** The last row of the prescription: `pan 40 od 5d` and Enter become a row. */
export function RowField(props: RowFieldProps) {
  const { age = null, onDrugs, onOutside, inputRef, commands, keptAs, untakenAs } = props;
  const [text, setText] = useKeptText(keptAs);
  // Equal drugs are offered by their uses; the reader's own rules come first.
  const drugs = useMostUsedFirst(props.drugs);
  const untaken = useUntakenField({
    ...{ keptAs: untakenAs, text, setText, inputRef },
    isName: (typed) => (drugs ?? []).some(({ name }) => isPartOf(typed, name)),
  });
  const { read, isLoading } = useRowReader(drugs);
  const reading = useMemo(() => (text.trim() ? read?.(text) : undefined), [read, text]);
  const options = useMemo(
    (): RowOption[] =>
      drugs && text.trim() ? optionsOf(text, reading, drugs, { isChild: isChild(age) }) : [],
    [text, reading, drugs, age],
  );
  // When the clinic has no drugs, a row can only mean a pharmacy outside.
  const isFirstMeant = drugs?.length === 0 || isMeant(text, reading, options);
  const choose = (option: RowOption): void => {
    if (option.kind === 'outside') onOutside(option.text);
    else if (!onDrugs(rowsOf(option, reading))) {
      untaken.refuse(text);
      return;
    }
    setText(untaken.next());
  };

  return (
    // As a direct child of the column, the field would stretch.
    <div>
      {/* Above the field, whose list would cover them. */}
      <UntakenRows title="Not in the prescription yet" {...untaken.shown} />
      <CommandCombobox
        commands={commands}
        field={{ label: 'Add to the prescription', placeholder: 'pan 40 od 5d', maxLength: 300 }}
        inputRef={inputRef}
        text={text}
        onText={untaken.onText}
        {...(untakenAs !== undefined && { onLines: untaken.paste })}
        onRefused={untaken.refuse}
        listLabel="Drugs"
        said={saidOf(drugs, options, isFirstMeant)}
        options={options}
        optionKey={(option) => (option.kind === 'drug' ? option.drug.id : option.kind)}
        onChoose={choose}
        isSearched={text.trim() !== ''}
        // A row whose dose is not read yet would lose it.
        isLoading={isLoading}
        // Neither one of several strengths, nor a drug that differs, nor a name that fits none is prescribed by Enter alone.
        first={isFirstMeant ? 0 : -1}
      >
        {(option) => <OptionText option={option} />}
      </CommandCombobox>
    </div>
  );
}

function saidOf(
  drugs: readonly Drug[] | undefined,
  [first, ...others]: readonly RowOption[],
  isFirstMeant: boolean,
): string {
  if (!drugs) return LOADING_DRUGS;
  if (first?.kind === 'course') return `Enter adds the ${first.rows.length} steps of the course.`;
  if (drugs.length === 0) return 'The clinic has no drugs. Enter writes it for a pharmacy outside.';
  // The last option is always the one from outside.
  if (first?.kind !== 'drug') {
    return 'No drug fits. Arrow down and Enter write it for a pharmacy outside.';
  }
  if (first.differs !== null) return 'None fits exactly. Choose with the arrow keys.';
  if (first.unread !== null) return 'The dose is not sure. Choose the drug with the arrow keys.';
  if (!isFirstMeant) return 'Several strengths or forms fit. Choose with the arrow keys.';
  return others.length === 1 ? '1 drug fits.' : `${others.length} drugs fit.`;
}

const factsOf = (line: PlannedLine): readonly string[] => [
  line.directions_to_use ?? `${line.tabletsPerDay} a day`,
  `${line.numberOfDays === 1 ? '1 day' : `${line.numberOfDays} days`}${line.daysAssumed ? ' assumed' : ''}`,
  line.quantity === 1 ? '1 piece' : `${line.quantity} pieces`,
];

function OptionText({ option }: { option: RowOption }) {
  if (option.kind === 'outside') return <span>From outside: “{option.text}”</span>;
  if (option.kind === 'course') {
    return (
      <span>
        {option.rows.map(({ drug, line }, at) => (
          <Fragment key={drug.id}>
            {at > 0 && <br />}
            {drug.name}
            <br />
            <OptionFacts facts={factsOf(line)} />
          </Fragment>
        ))}
      </span>
    );
  }
  const { drug, line, differs, unread } = option;
  const { sellable_quantity: stock } = drug;
  return (
    <span>
      {drug.name}
      <br />
      <OptionFacts
        facts={[
          differs,
          unread === null ? null : M.doseNotSure,
          ...(line ? factsOf(line) : []),
          stockText(stock),
        ]}
      />
    </span>
  );
}
