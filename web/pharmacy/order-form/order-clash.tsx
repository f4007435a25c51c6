import './order-clash.css';
import { Button, Group, Text } from '@mantine/core';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

type OrderClashProps = {
  /** The version that another person has saved. */
  theirs: PharmacyOrder;
  onLoad: () => void;
  onKeep: () => void;
};

/** An edit conflict: shows the saved version beside the form. */
export function OrderClash({ theirs, onLoad, onKeep }: OrderClashProps) {
  const { medications, prescription_for_unavailable_drugs: elsewhere } = theirs;
  return (
    <AlertBanner tone="warning">
      <Text fw={600}>{M.changedMeanwhile}</Text>
      <Text>{M.twoVersions} Their version:</Text>
      <ul className="order-clash-lines">
        {medications.map((line) => (
          <li key={line.drug_id}>
            {line.name} × {line.quantity}, {dosageText(line, 'en')}
          </li>
        ))}
        {elsewhere && <li>Elsewhere: {elsewhere}</li>}
      </ul>
      <Group gap="xs">
        <Button variant="default" onClick={onLoad}>
          Load the newer version
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep mine
        </Button>
      </Group>
    </AlertBanner>
  );
}
