import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { NamedDrug } from '#contract/safety/ingredients.rules.ts';
import { openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import { doseAsQuoted } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { type OfferedDose, type OrderLineDraft, useChildDoses } from '#web/pharmacy/index.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const KEYS = 'alt+8';

type Offer = { readonly line: OrderLineDraft; readonly dose: OfferedDose };

/** The line with the offered dose; bottles instead of per day × days. */
function withDose({ line, dose }: Offer): OrderLineDraft {
  const bottles = dose.bottlesOf(Number(line.days) || 1);
  return {
    ...line,
    directions: dose.directions,
    perDay: String(dose.times),
    quantity: bottles === null && line.byHand ? line.quantity : String(bottles ?? 1),
    byHand: true,
    isProposed: false,
  };
}

/**
 * The doses by weight that the rows of a child offer. One key takes the dose of the row with the
 * focus, or of the newest row that offers one.
 */
export function useDoseOffers({ draft, change, drugs, sheet }: SheetEditor) {
  const doseOf = useChildDoses({
    patientId: draft.lines.length > 0 ? sheet.patientId : null,
    orderId: openPrescription(sheet)?.id,
  });
  const offers = draft.lines.flatMap((line): Offer[] => {
    const dose = doseOf(named(line, drugs), line.directions);
    return dose && dose.directions !== line.directions ? [{ line, dose }] : [];
  });
  const take = (offer: Offer): void =>
    change({ lines: draft.lines.map((one) => (one === offer.line ? withDose(offer) : one)) });
  useShortcut(KEYS, {
    description: 'Take the dose by weight',
    enabled: offers.length > 0,
    onPress: () => {
      const row = document.activeElement?.closest('tr')?.textContent ?? '';
      const offer = offers.find(({ line }) => row.includes(line.name)) ?? offers.at(-1);
      if (offer) take(offer);
    },
  });
  return (line: OrderLineDraft) => {
    const offer = offers.find((one) => one.line === line);
    return offer && <DoseOffer offer={offer} onTake={() => take(offer)} />;
  };
}

function named({ drugId, name }: OrderLineDraft, drugs: readonly Drug[] | undefined): NamedDrug {
  const listed = drugs?.find(({ id }) => id === drugId);
  const { description = null, generic_name = null } = listed ?? {};
  return { name, description, generic_name };
}

function DoseOffer({ offer: { dose, line }, onTake }: { offer: Offer; onTake: () => void }) {
  const { ml, amount, weight, source, isQuoted } = dose;
  const sourceId = useId();
  const of = weight.isToday ? `${weight.kg} kg` : `${weight.kg} kg on ${formatDay(weight.takenOn)}`;
  return (
    <div>
      <Button
        size="compact-xs"
        variant="default"
        title="Alt+8"
        aria-label={`Take ${ml} ml, ${amount}, for ${of}, as the dose of ${line.name}`}
        aria-keyshortcuts="Alt+8"
        aria-describedby={sourceId}
        onClick={onTake}
      >
        {ml} ml · {amount} · {of}
      </Button>
      <Text size="xs" c="dimmed" id={sourceId}>
        {isQuoted ? doseAsQuoted(source) : source}
      </Text>
    </div>
  );
}
