import { type RefObject, useMemo } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { loadLabTestsFailed } from '#contract/lab/lab.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { matchTests } from '#contract/lab/tests/test-search.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { CommandCombobox, type Commands } from '#web/ui/combobox/command-combobox.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconSearch } from '#web/ui/theme/icons.ts';

type TestPickerProps = {
  onPick: (test: LabTest) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean | undefined;
  /** Typed after `/`. */
  commands?: Commands | undefined;
  /** The name of the draft that keeps the typed text. */
  keptAs?: string | undefined;
  /** Which tests are offered; all without it. */
  isOffered?: ((test: LabTest) => boolean) | undefined;
};

const everyTest = () => true;

function saidOf(tests: readonly LabTest[] | undefined, found: number): string {
  if (!tests) return 'Loading the lab tests…';
  if (tests.length === 0) return 'The catalogue has no tests yet.';
  if (found === 0) return 'No lab test fits.';
  return found === 1 ? '1 lab test fits.' : `${found} lab tests fit best.`;
}

/** Searches the catalogue while typing; Enter adds the best match. */
export function TestPicker(props: TestPickerProps) {
  const { onPick, inputRef, autoFocus, commands, keptAs, isOffered = everyTest } = props;
  const [text, setText] = useKeptText(keptAs);
  const { data, error, refetch } = useApi(listLabTests, {});
  const tests = useMemo(() => data?.filter(isOffered), [data, isOffered]);
  const found = useMemo(() => matchTests(tests ?? [], text), [tests, text]);
  if (error && !tests) {
    return (
      <ErrorState message={loadLabTestsFailed(error.message)} onRetry={() => void refetch()} />
    );
  }
  return (
    // As a direct child of the column, the field would stretch.
    <div>
      <CommandCombobox
        commands={commands}
        field={{
          label: 'Add a lab test',
          placeholder: 'Name or part of it',
          leftSection: <Icon of={IconSearch} size={16} />,
          autoFocus,
          maxLength: 100,
        }}
        inputRef={inputRef}
        text={text}
        onText={setText}
        listLabel="Lab tests"
        said={saidOf(tests, found.length)}
        options={found}
        optionKey={({ id }) => id}
        onChoose={(test) => {
          setText('');
          onPick(test);
        }}
        isSearched={text.trim() !== ''}
        isLoading={tests === undefined}
        first={found.length > 0 ? 0 : -1}
      >
        {({ name, description, price }) => (
          <span>
            {name}
            <br />
            <OptionFacts facts={[formatMoney(price), description]} />
          </span>
        )}
      </CommandCombobox>
    </div>
  );
}
