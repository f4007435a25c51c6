import type { ReactNode } from 'react';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { usePrintSampleLabels } from '../samples/print-sample-label.tsx';
import type { LabOrderWork } from './lab-order-actions.tsx';
import { useLabOrderSteps } from './use-lab-order-steps.ts';

/** All actions on a page's lab orders, and the papers to render for printing. */
export function useLabOrderWork(): { work: LabOrderWork; papers: ReactNode } {
  const { print, papers } = usePrintSampleLabels();
  const steps = useLabOrderSteps();
  return { work: { ...steps, printLabels: (order: LabOrder) => void print(order) }, papers };
}
