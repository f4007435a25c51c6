import type { LabOrder, SampleTimes } from '../lab-order.ts';
import { samplesOf } from './worklist.rules.ts';

type TimesOf = {
  /** The samples of each test. */
  readonly samples: readonly (string | null)[];
  /** Those with times of their own: they stayed good when another one was rejected. */
  readonly kept: readonly SampleTimes[];
  readonly order: Pick<LabOrder, 'collectedAt' | 'receivedAt'>;
};

/** When each sample of an order was collected and received, in the order of its tests. */
export function sampleTimes({ samples, kept, order }: TimesOf): SampleTimes[] {
  const { collectedAt, receivedAt = null } = order;
  return [...new Set(samples.flatMap(samplesOf))].map((sample) => {
    const own = kept.find((one) => one.sample === sample);
    if (!own) return { sample, collectedAt, receivedAt };
    // A sample that was not received before the rejection is received with the new one.
    return { ...own, receivedAt: own.receivedAt ?? receivedAt };
  });
}

type Times = Pick<SampleTimes, 'collectedAt' | 'receivedAt'>;

/**
 * One moment of the samples as text: once where all samples share it, else with the name of each
 * sample. Undefined for no sample.
 */
export function timesText(
  samples: readonly SampleTimes[],
  moment: keyof Times,
  show: (at: string | null) => string,
): string | undefined {
  const [first] = samples;
  if (!first) return undefined;
  if (samples.every((one) => one[moment] === first[moment])) return show(first[moment]);
  return samples.map((one) => `${one.sample} ${show(one[moment])}`).join('; ');
}
