import './ordered-tests.css';
import { ActionIcon, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { LAB_MESSAGES as M, testAlreadyInOrder } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import type { Commands } from '#web/ui/combobox/command-combobox.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconTrash } from '#web/ui/theme/icons.ts';
import { TestPicker } from './test-picker.tsx';

/** Specification 2, section 5. */
const TWICE_CLEARS_AFTER_MS = 3_000;

export type OrderedTest = LabOrder['tests'][number];

type OrderedTestsProps = {
  tests: readonly OrderedTest[];
  onChange: (tests: readonly OrderedTest[]) => void;
  autoFocus?: boolean;
  /** Leaves the prices out: nothing is ordered yet. */
  withoutPrice?: boolean;
  /** The list's name for a screen reader. */
  listLabel?: string;
  /** The tests of the catalogue that are offered; all without it. */
  isOffered?: (test: LabTest) => boolean;
  /** Typed into the search after `/`. */
  commands?: Commands | undefined;
  /** The name of the draft that keeps the typed search. */
  keptAs?: string | undefined;
  /** Takes a test that the catalogue lacks, to be done elsewhere; without it, none is offered. */
  onOutside?: (text: string) => void;
  /** The same for the typed parts that fit no test. */
  untakenAs?: string | undefined;
};

/** The tests of a new order: search, list with total, remove. */
export function OrderedTests(props: OrderedTestsProps) {
  const { tests, onChange, autoFocus, withoutPrice = false, commands, keptAs } = props;
  const { untakenAs, isOffered, listLabel = 'Tests of the order' } = props;
  const field = useRef<HTMLInputElement>(null);
  const [twice, setTwice] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!twice) return;
    const timer = setTimeout(() => setTwice(null), TWICE_CLEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [twice]);

  const add = (picked: readonly Omit<OrderedTest, 'ai_run_id'>[]): void => {
    const isThere = ({ id }: { id: string }) => tests.some((test) => test.id === id);
    const again = picked.filter(isThere).map(({ name }) => testAlreadyInOrder(name));
    setTwice(again.length > 0 ? { text: again.join(' ') } : null);
    const added = picked.filter((test) => !isThere(test));
    if (added.length === 0) return;
    const lines = added.map(({ id, name, price }) => ({ id, name, price, ai_run_id: null }));
    onChange([...tests, ...lines]);
  };
  const remove = (id: string): void => {
    onChange(tests.filter((test) => test.id !== id));
    field.current?.focus();
  };
  const total = paise(tests.reduce((sum, { price }) => sum + price, 0));

  return (
    <Stack gap="xs">
      <TestPicker
        onPick={add}
        inputRef={field}
        autoFocus={autoFocus}
        commands={commands}
        onOutside={props.onOutside}
        keptAs={keptAs}
        untakenAs={untakenAs}
        isOffered={isOffered}
      />
      <FormMessage error={twice?.text} />
      {tests.length === 0 ? (
        <Text c="dimmed">{M.noTestsYet}</Text>
      ) : (
        <>
          <ul className="ordered-tests" aria-label={listLabel}>
            {tests.map(({ id, name, price, ai_run_id }) => (
              <li key={id}>
                <span>
                  {name} {ai_run_id && <AiMark />}
                </span>
                {!withoutPrice && <span className="ui-tabular">{formatMoney(price)}</span>}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(id)}
                >
                  <Icon of={IconTrash} />
                </ActionIcon>
              </li>
            ))}
          </ul>
          {!withoutPrice && (
            <Text fw={600} className="ordered-tests-total ui-tabular">
              Total {formatMoney(total)}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
