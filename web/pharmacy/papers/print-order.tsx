import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  DIRECTIONS_LANGUAGE_LABELS,
  DIRECTIONS_LANGUAGES,
} from '#contract/medicines/directions.languages.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { LetterheadSwitch } from '#web/clinics/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { useDirectionsLanguage } from './directions-language.ts';
import { DrugLabels } from './drug-labels.tsx';
import { PrescriptionPaper } from './prescription-paper.tsx';

type Paper = 'prescription' | 'labels';

type PrintOrderProps = {
  order: PharmacyOrderDetails;
  /** Content before the print buttons. */
  children?: ReactNode;
};

/** Prints an order's prescription, or a label for each box. */
export function PrintOrder({ order, children }: PrintOrderProps) {
  const { paper, print } = usePrint<Paper>();
  const { language, choose } = useDirectionsLanguage(order.patientPapersLanguage);
  useShortcut('p', {
    description: 'Print the prescription',
    onPress: () => print('prescription'),
  });

  return (
    <>
      <Group gap="xs">
        {children}
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => print('prescription')}
        >
          Print prescription
        </Button>
        {order.medications.length > 0 && (
          <Button
            variant="default"
            leftSection={<Icon of={IconPrinter} />}
            onClick={() => print('labels')}
          >
            Print labels
          </Button>
        )}
        <NativeSelect
          aria-label="Directions in"
          data={DIRECTIONS_LANGUAGES.map((value) => ({
            value,
            label: `Directions in ${DIRECTIONS_LANGUAGE_LABELS[value]}`,
          }))}
          value={language}
          onChange={({ currentTarget: { value } }) => {
            const chosen = DIRECTIONS_LANGUAGES.find((one) => one === value);
            if (chosen) choose(chosen);
          }}
        />
        <LetterheadSwitch />
      </Group>
      {paper === 'prescription' && <PrescriptionPaper order={order} language={language} />}
      {paper === 'labels' && <DrugLabels order={order} language={language} />}
    </>
  );
}
