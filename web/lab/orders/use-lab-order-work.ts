import type { ReactNode } from 'react';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { usePrintSampleLabels } from '../samples/print-sample-label.tsx';
import type { LabOrderWork } from './lab-order-actions.tsx';
import { useLabOrderSteps } from './use-lab-order-steps.ts';

/** All that is done with lab orders on a page, and the papers that it prints, to be drawn there. */
export function useLabOrderWork(): { work: LabOrderWork; papers: ReactNode } {
  const { print, papers } = usePrintSampleLabels();
  const steps = useLabOrderSteps();
  return { work: { ...steps, printLabels: (order: LabOrder) => void print(order) }, papers };
}
