import { Stack } from '@mantine/core';
import { type RefObject, useMemo } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { isSurelyCode } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { DRUG_MESSAGES as M, sameAs, sameOnly } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { DRUG_MATCHES_MAX, matchDrugs } from '#contract/pharmacy/drug-search.rules.ts';
import { Combobox, OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconSearch } from '#web/ui/theme/icons.ts';
import { ScanResult } from '../codes/scan-outcome.tsx';
import { useScan } from '../codes/use-scan.ts';
import { LOADING_DRUGS, stockText } from './stock-text.ts';
import { useMostUsedFirst } from './use-most-used-first.ts';
import { useSameAsBrand } from './use-same-as-brand.ts';

const LABEL = 'Add a drug';

type DrugOption = {
  readonly drug: Drug;
  /** Its relation to a typed brand of the same composition. */
  readonly same?: string;
};
type Option = DrugOption | { readonly typed: string };

type DrugPickerProps = {
  /** Whether the drugs are for a child; else the usual forms of an adult come first. */
  isForChild?: boolean | undefined;
  /** All drugs of the clinic; undefined while loading. */
  drugs: readonly Drug[] | undefined;
  text: string;
  onText: (text: string) => void;
  onPick: (drug: Drug) => void;
  /** Called with a scanned drug; if left out, it is picked, unless its pack expired. */
  onScan?: (drug: Drug, scan: Scan) => void;
  /** Called to prescribe a drug for another pharmacy; if left out, that is not offered. */
  onElsewhere?: ((typed: string) => void) | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean | undefined;
};

/** Among equal matches, drugs in stock come first, then those that are used most. */
function byStock(drugs: readonly Drug[]): Drug[] {
  const isThere = (drug: Drug) => drug.sellable_quantity > 0;
  return [...drugs.filter(isThere), ...drugs.filter((drug) => !isThere(drug))];
}

function saidOf(drugs: readonly Drug[] | undefined, named: number, same: number): string {
  if (!drugs) return LOADING_DRUGS;
  if (named === 0 && same > 0) return sameOnly(same);
  const found = named + same;
  if (found === 0) return M.noneFound;
  if (found === DRUG_MATCHES_MAX) return `The ${found} drugs that fit best.`;
  return found === 1 ? '1 drug fits.' : `${found} drugs fit.`;
}

/** The drugs that the text names, then those with the composition of the brand that it is. */
function useFound(drugs: readonly Drug[], text: string, isChild: boolean) {
  const sameOf = useSameAsBrand(drugs);
  return useMemo(() => {
    if (isSurelyCode(text)) return { named: [], same: [] };
    const named = matchDrugs(drugs, text).map((drug): DrugOption => ({ drug }));
    const others = sameOf(text, { isChild }).filter(({ drug }) =>
      named.every((one) => one.drug !== drug),
    );
    const same = others.map(
      ({ drug, brand, isWhole }): DrugOption => ({ drug, same: sameAs(brand, isWhole) }),
    );
    return { named, same: same.slice(0, DRUG_MATCHES_MAX - named.length) };
  }, [drugs, text, sameOf, isChild]);
}

/** Searches the inventory in the browser while typing; Enter picks the best match. A scan picks the drug of its code. */
export function DrugPicker(props: DrugPickerProps) {
  const { drugs, text, onText, onPick, onScan, onElsewhere, inputRef, autoFocus, isForChild } =
    props;
  const usedFirst = useMostUsedFirst(drugs);
  const inStockFirst = useMemo(() => byStock(usedFirst ?? []), [usedFirst]);
  const { named, same } = useFound(inStockFirst, text, isForChild ?? false);
  const scan = useScan({
    ...{ text, onText, onFound: onScan ?? onPick },
    refusesExpired: onScan === undefined,
  });
  const typed = text.trim();
  const options: Option[] = [...named, ...same];
  if (drugs && typed !== '' && !isSurelyCode(text) && onElsewhere) options.push({ typed });

  const choose = (option: Option): void => {
    onText('');
    if ('drug' in option) onPick(option.drug);
    else onElsewhere?.(option.typed);
  };

  return (
    <Stack gap="xs" flex="1 1 220px">
      <div onKeyDownCapture={scan.onKeyDownCapture}>
        <Combobox
          field={{
            label: LABEL,
            placeholder: 'Name or part of it, or a scan',
            leftSection: <Icon of={IconSearch} size={16} />,
            autoFocus,
            maxLength: 200,
          }}
          inputRef={inputRef}
          text={text}
          onText={onText}
          listLabel="Drugs"
          said={saidOf(drugs, named.length, same.length)}
          options={options}
          optionKey={(option) => ('drug' in option ? option.drug.id : 'elsewhere')}
          onChoose={choose}
          isSearched={typed !== ''}
          isLoading={drugs === undefined}
          // Without a match, Enter must neither prescribe a half-typed name nor replace a brand.
          first={named.length > 0 ? 0 : -1}
        >
          {(option) =>
            'drug' in option ? (
              <DrugLine {...option} />
            ) : (
              <span>Prescribe “{option.typed}” for elsewhere</span>
            )
          }
        </Combobox>
      </div>
      <ScanResult outcome={scan.outcome} onFound={scan.take} onClose={scan.clear} />
    </Stack>
  );
}

function DrugLine({ drug, same }: DrugOption) {
  const { name, price, sellable_quantity: stock, box_number: box } = drug;
  return (
    <span>
      {name}
      {same && ` · ${same}`}
      <br />
      <OptionFacts facts={[stockText(stock), formatMoney(price), box && `Box ${box}`]} />
    </span>
  );
}
