import { type RefObject, useMemo } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { loadLabTestsFailed } from '#contract/lab/lab.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { matchTests, mostUsedTestsFirst } from '#contract/lab/tests/test-search.rules.ts';
import type { TypedTests } from '#contract/visit-sheet/typed-tests.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { CommandCombobox, type Commands } from '#web/ui/combobox/command-combobox.tsx';
import { UntakenRows } from '#web/ui/combobox/untaken-rows.tsx';
import { isPartOf, useUntakenField } from '#web/ui/combobox/use-untaken-field.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconSearch } from '#web/ui/theme/icons.ts';

type TestPickerProps = {
  /** The tests that were chosen: several when they were typed at once. */
  onPick: (tests: readonly LabTest[]) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean | undefined;
  /** Typed after `/`. */
  commands?: Commands | undefined;
  /** Takes a text as a test to be done elsewhere. */
  onOutside?: ((text: string) => void) | undefined;
  /** The name of the draft that keeps the typed text. */
  keptAs?: string | undefined;
  /** The same for the parts that fit no test; without it, they stay in the field. */
  untakenAs?: string | undefined;
  /** The tests that are offered; all without it. */
  isOffered?: ((test: LabTest) => boolean) | undefined;
};

const loadRules = () => import('#contract/visit-sheet/typed-tests.rules.ts');

/** Tests that Enter adds together, and the typed parts that stay; mostly it is one test. */
type TestOption = TypedTests<LabTest> & {
  /** A test to be done elsewhere, as typed. */
  readonly outside?: string;
};

/** Without the rules, which load after the page, a test is found by parts of its name only. */
function useTestOptions(tests: readonly LabTest[] | undefined, text: string) {
  const rules = useLoaded(loadRules);
  const index = useMemo(
    () => (tests && typeof rules !== 'string' ? rules.indexTypedTests(tests) : null),
    [tests, rules],
  );
  const options = useMemo(() => {
    const read = index && typeof rules !== 'string' ? rules.readTypedTests(text, index) : null;
    return optionsOf(tests ?? [], text, read);
  }, [tests, text, rules, index]);
  return { options, isLoading: !tests || rules === 'loading' };
}

const SEPARATOR = /[,;\n]/;

/** Enter takes the first: `hb` means haemoglobin, though HbA1c begins with it as well. */
function optionsOf(
  tests: readonly LabTest[],
  text: string,
  read: TypedTests<LabTest> | null,
): TestOption[] {
  const byName = matchTests(tests, text).map((test): TestOption => ({ found: [test], left: [] }));
  const [sure] = read?.found ?? [];
  if (!read || !sure) return byName;
  if (read.found.length + read.left.length === 1) {
    return [read, ...byName.filter(({ found }) => found[0] !== sure)];
  }
  // `Dengue NS1, IgM` begins one name that has commas.
  const areSeveral = byName.length === 0 || (SEPARATOR.test(text) && read.left.length === 0);
  return areSeveral ? [read, ...byName] : [...byName, read];
}

/** Counts change slowly; a list that is open keeps its order. */
const COUNTED_ONCE_MS = 15 * 60_000;
const everyTest = () => true;
const OUTSIDE_ONLY =
  'No lab test fits. Arrow down and Enter write it as one that is done elsewhere.';
const EMPTY_CATALOGUE =
  'The catalogue has no tests yet. Enter writes it as one that is done elsewhere.';

function saidOf(
  catalogue: readonly LabTest[] | undefined,
  [first, ...others]: readonly TestOption[],
  takesOutside: boolean,
): string {
  if (!catalogue) return 'Loading the lab tests…';
  if (catalogue.length === 0)
    return takesOutside ? EMPTY_CATALOGUE : 'The catalogue has no tests yet.';
  if (!first) return takesOutside ? OUTSIDE_ONLY : 'No lab test fits.';
  const left = first.left.join(', ');
  if (left !== '') return `Not found and left: ${left}.`;
  if (first.found.length > 1) return `Enter adds ${first.found.length} lab tests.`;
  return others.length === 0 ? '1 lab test fits.' : `${others.length + 1} lab tests fit best.`;
}

/** Searches the catalogue while typing; Enter adds the best match, or all of `CBC, LFT, RFT`. */
export function TestPicker(props: TestPickerProps) {
  const { onPick, onOutside, inputRef, autoFocus, commands, keptAs, untakenAs } = props;
  const { isOffered = everyTest } = props;
  const [text, setText] = useKeptText(keptAs);
  const { data, error, refetch } = useApi(listLabTests, {});
  const used = useApi(listUsedLabTests, {}, { staleTime: COUNTED_ONCE_MS }).data;
  const tests = useMemo(
    () => data && mostUsedTestsFirst(data.filter(isOffered), used ?? []),
    [data, used, isOffered],
  );
  const { options: fitting, isLoading } = useTestOptions(tests, text);
  const outside = { found: [], left: [], outside: text.trim() };
  const options: TestOption[] = onOutside ? [...fitting, outside] : fitting;
  const untaken = useUntakenField({
    ...{ keptAs: untakenAs, text, setText, inputRef },
    isName: (typed) => (tests ?? []).some(({ name }) => isPartOf(typed, name)),
  });
  if (error && !tests) {
    return (
      <ErrorState message={loadLabTestsFailed(error.message)} onRetry={() => void refetch()} />
    );
  }
  return (
    // As a direct child of the column, the field would stretch.
    <div>
      {/* Above the field, whose list would cover them. */}
      <UntakenRows title="Not in the tests yet" {...untaken.shown} />
      <CommandCombobox
        commands={commands}
        field={{
          label: 'Add a lab test',
          placeholder: 'Name or part of it',
          leftSection: <Icon of={IconSearch} size={16} />,
          autoFocus,
          maxLength: 300,
        }}
        inputRef={inputRef}
        text={text}
        onText={untaken.onText}
        onLines={(lines) => setText(lines.join('; '))}
        onRefused={untaken.refuse}
        listLabel="Lab tests"
        said={saidOf(data, fitting, onOutside !== undefined)}
        options={options}
        optionKey={({ found }) => found.map(({ id }) => id).join(' ') || 'outside'}
        onChoose={({ found, left, outside: elsewhere }) => {
          setText(untaken.leave(left));
          if (elsewhere === undefined) onPick(found);
          else onOutside?.(elsewhere);
        }}
        isSearched={text.trim() !== ''}
        isLoading={isLoading}
        // Enter alone takes a test elsewhere only where the catalogue is empty.
        first={options.length > 0 && (fitting.length > 0 || data?.length === 0) ? 0 : -1}
      >
        {(option) => <TestOptionText option={option} />}
      </CommandCombobox>
    </div>
  );
}

function TestOptionText({ option: { found, outside } }: { option: TestOption }) {
  const [first, ...others] = found;
  if (outside !== undefined) return <span>Elsewhere: “{outside}”</span>;
  if (!first || others.length > 0) return <span>{found.map(({ name }) => name).join(' · ')}</span>;
  return (
    <span>
      {first.name}
      <br />
      <OptionFacts facts={[formatMoney(first.price), first.description]} />
    </span>
  );
}
