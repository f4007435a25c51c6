import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { amountText, formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { OrderedTests } from '../orders/ordered-tests.tsx';
import type { LabTestFormValues } from './lab-test-form.values.ts';

const isNoPanel = ({ panel_tests }: LabTest) => panel_tests === undefined;

/** The tests of a panel in report order, and the sum of their own prices. */
export function PanelTests({ form }: { form: UseFormReturnType<LabTestFormValues> }) {
  const { panel_tests: tests } = form.values;
  const { data: catalogue = [] } = useApi(listLabTests, {});
  const priceOf = new Map(catalogue.map(({ id, price }) => [id, price]));
  const sum = paise(tests.reduce((total, { id }) => total + (priceOf.get(id) ?? 0), 0));
  return (
    <Stack gap="xs">
      <Title order={3}>Tests of the panel</Title>
      <Text size="sm" c="dimmed">
        An order of the panel has its tests: one price on the bill, and on the report each test with
        its own sample, values and ranges.
      </Text>
      <OrderedTests
        tests={tests}
        onChange={(changed) => form.setFieldValue('panel_tests', [...changed])}
        withoutPrice
        listLabel="Tests of the panel"
        isOffered={isNoPanel}
      />
      <FormMessage error={form.getInputProps('panel_tests').error} />
      {tests.length > 0 && (
        <Group gap="sm">
          <Text>Their own prices come to {formatMoney(sum)}.</Text>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => form.setFieldValue('price', amountText(sum))}
          >
            Use the sum as price
          </Button>
        </Group>
      )}
    </Stack>
  );
}
