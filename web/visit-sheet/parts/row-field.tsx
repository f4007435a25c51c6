import { type RefObject, useMemo, useState } from 'react';
import type { PlannedLine } from '#contract/ai/plan/planned.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { matchDrugs } from '#contract/pharmacy/drug-search.rules.ts';
import { Combobox, OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { useRowReader } from './row-reader.ts';

type Option =
  | { readonly kind: 'drug'; readonly drug: Drug; readonly line: PlannedLine | null }
  | { readonly kind: 'outside'; readonly text: string };

type RowFieldProps = {
  drugs: readonly Drug[] | undefined;
  /** Adds a drug with the dose that was read; without `hasDays`, the days are still to be typed. */
  onDrug: (drug: Drug, line: PlannedLine | null, hasDays: boolean) => void;
  onOutside: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

const MOST = 8;

/** The last row of the prescription: `pan 40 od 5d` and Enter become a row. */
export function RowField({ drugs, onDrug, onOutside, inputRef }: RowFieldProps) {
  const [text, setText] = useState('');
  const read = useRowReader(drugs);
  const reading = useMemo(() => (text.trim() ? read?.(text) : undefined), [read, text]);
  const name = reading?.name || text;
  const found = useMemo(() => matchDrugs(drugs ?? [], name), [drugs, name]);

  const sure = reading?.line && drugs?.find(({ id }) => id === reading.line?.drug_id);
  const others = [...(reading?.options ?? []), ...found].filter(
    (drug, at, all) => drug !== sure && all.findIndex(({ id }) => id === drug.id) === at,
  );
  const options: Option[] = [
    ...(sure && reading ? [{ kind: 'drug' as const, drug: sure, line: reading.line }] : []),
    ...others
      .slice(0, MOST)
      .map((drug) => ({ kind: 'drug' as const, drug, line: reading?.lineWith(drug) ?? null })),
    ...(drugs && text.trim()
      ? [{ kind: 'outside' as const, text: reading?.outside ?? text.trim() }]
      : []),
  ];
  const choose = (option: Option): void => {
    setText('');
    if (option.kind === 'drug') onDrug(option.drug, option.line, reading?.hasDays ?? false);
    else onOutside(option.text);
  };

  return (
    <Combobox
      field={{ label: 'Add to the prescription', placeholder: 'pan 40 od 5d', maxLength: 300 }}
      inputRef={inputRef}
      text={text}
      onText={setText}
      listLabel="Drugs"
      said={saidOf(drugs, options.length - 1)}
      options={options}
      optionKey={(option) => (option.kind === 'drug' ? option.drug.id : 'outside')}
      onChoose={choose}
      isSearched={text.trim() !== ''}
      isLoading={drugs === undefined}
      // A name that fits no drug must not be prescribed by Enter alone.
      first={options.length > 1 ? 0 : -1}
    >
      {(option) => <RowOption option={option} />}
    </Combobox>
  );
}

function saidOf(drugs: readonly Drug[] | undefined, found: number): string {
  if (!drugs) return 'Loading the drugs…';
  if (found <= 0) return 'No drug fits. Arrow down and Enter write it for a pharmacy outside.';
  return found === 1 ? '1 drug fits.' : `${found} drugs fit.`;
}

function RowOption({ option }: { option: Option }) {
  if (option.kind === 'outside') return <span>From outside: “{option.text}”</span>;
  const { drug, line } = option;
  const { sellable_quantity: stock } = drug;
  return (
    <span>
      {drug.name}
      <br />
      <OptionFacts
        facts={[
          line?.directions_to_use ?? null,
          line && `${line.tabletsPerDay} a day · ${line.numberOfDays} days · ${line.quantity}`,
          stock > 0 ? `${stock} in stock` : 'Out of stock',
        ]}
      />
    </span>
  );
}
