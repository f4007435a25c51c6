import { ActionIcon, Group } from '@mantine/core';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { normalText } from '#contract/lab/results/range-text.rules.ts';
import type { LabParameter, LabTest } from '#contract/lab/tests/lab-test.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { FactList, UnfoldingName } from '#web/ui/layout/unfolding-name.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPencil, IconTrash } from '#web/ui/theme/icons.ts';

type OpenRows = {
  readonly isOpen: (testId: string) => boolean;
  readonly toggle: (testId: string) => void;
};
/** The actions of the list's tests. */
type LabTestWork = {
  readonly edit: (test: LabTest) => void;
  readonly remove: (test: LabTest) => void;
};

function parameterFact(parameter: LabParameter): readonly [string, string] {
  const { name, unit, type } = parameter;
  const normal = normalText(parameter) || (type === 'boolean' ? 'Yes or No' : '–');
  return [unit === null ? name : `${name} (${unit})`, normal];
}

function Name({ test, rows }: { test: LabTest; rows: OpenRows }) {
  const { id, name, description, default_parameters, panel_tests, last_updated } = test;
  return (
    <UnfoldingName name={name} isOpen={rows.isOpen(id)} onToggle={() => rows.toggle(id)}>
      <FactList
        facts={[
          ['Description', description ?? '–'],
          ...(panel_tests
            ? [['Tests', panel_tests.map(({ name: one }) => one).join(', ')] as const]
            : default_parameters.map(parameterFact)),
          ['Last Updated', showDateTime(last_updated)],
        ]}
      />
    </UnfoldingName>
  );
}

/** The read-only columns of a test, the same in every list. */
export function readOnlyLabTestColumns(rows: OpenRows): readonly Column<LabTest>[] {
  return [
    { key: 'name', header: 'Name', card: 'lead', cell: (test) => <Name test={test} rows={rows} /> },
    {
      key: 'category',
      header: 'Category',
      card: 'named-fact',
      cell: ({ category }) => category ?? '–',
    },
    { key: 'sample', header: 'Sample', card: 'named-fact', cell: ({ sample }) => sample ?? '–' },
    {
      key: 'parameters',
      header: 'Parameters',
      card: 'fact',
      numeric: true,
      cell: ({ default_parameters: { length }, panel_tests }) => {
        if (panel_tests) return `Panel of ${panel_tests.length}`;
        return length === 0 ? 'Text' : length;
      },
    },
    {
      key: 'price',
      header: 'Price',
      card: 'fact',
      numeric: true,
      cell: ({ price }) => formatMoney(price),
    },
  ];
}

function Actions({ test, work }: { test: LabTest; work: LabTestWork }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Edit ${test.name}`}
        title="Edit"
        onClick={() => work.edit(test)}
      >
        <Icon of={IconPencil} size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={30}
        aria-label={`Delete ${test.name}`}
        title="Delete"
        onClick={() => work.remove(test)}
      >
        <Icon of={IconTrash} size={16} />
      </ActionIcon>
    </Group>
  );
}

/** The columns of the lab's catalogue. */
export function labTestColumns(rows: OpenRows, work: LabTestWork): readonly Column<LabTest>[] {
  return [
    ...readOnlyLabTestColumns(rows),
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (test) => <Actions test={test} work={work} />,
    },
  ];
}

/** A test on a phone. */
export const LAB_TEST_BRIEF: Brief<LabTest> = {
  name: ({ name }) => name,
  summary: ({ name, price, category, sample }) => (
    <BriefLines name={name} facts={[formatMoney(price), category, sample]} />
  ),
  step: () => null,
};
