import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';

/** Which drugs of an order wait for a person's look, where they stand in one line. */
export function AiMarkOfOrder({ medications }: Pick<PharmacyOrder, 'medications'>) {
  const proposed = medications.filter(({ ai_run_id }) => ai_run_id !== null);
  return <AiMark of={proposed.map(({ name }) => name)} />;
}
