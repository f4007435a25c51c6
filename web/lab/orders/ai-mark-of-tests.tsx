import type { LabOrder } from '#contract/lab/lab-order.ts';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';

/** The AI-proposed tests of an order that await review, in one line. */
export function AiMarkOfTests({ tests }: Pick<LabOrder, 'tests'>) {
  const proposed = tests.filter(({ ai_run_id }) => ai_run_id !== null);
  return <AiMark of={proposed.map(({ name }) => name)} />;
}
