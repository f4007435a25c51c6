import { Text } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DayClose } from '#contract/money/day-close.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CountForm } from './close-day.form.tsx';
import { useCloseDay } from './use-close-day.ts';

type CorrectCloseModalProps = {
  close: DayClose;
  onCorrected: (close: DayClose) => void;
  onClose: () => void;
};

/** Corrects the count of a close, which begins with the one that was typed. */
export function CorrectCloseModal({ close, onCorrected, onClose }: CorrectCloseModalProps) {
  const { cashier, day, expected, number } = close;
  const counting = useCloseDay({ cashier, day, expected, number, corrects: close }, (made) => {
    onCorrected(made);
    onClose();
  });
  const title = `Correct day close ${number} of ${cashier.name}, ${formatDay(day)}`;
  return (
    <Dialog onClose={onClose} title={title}>
      <CountForm counting={counting} label={title} submitLabel="Correct the close">
        <Text c="dimmed">The first count stays in the list, with a line that corrects it.</Text>
      </CountForm>
    </Dialog>
  );
}
