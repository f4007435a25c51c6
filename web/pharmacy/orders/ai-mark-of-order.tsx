import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';

/** The AI-proposed drugs of an order that await review, in one line. */
export function AiMarkOfOrder({ medications }: Pick<PharmacyOrder, 'medications'>) {
  const proposed = medications.filter(({ ai_run_id }) => ai_run_id !== null);
  return <AiMark of={proposed.map(({ name }) => name)} />;
}
