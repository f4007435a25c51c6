import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { freeText, Id, requiredLine } from '../../kernel/fields.ts';
import { LabOrderDetails } from '../lab-order.ts';
import { WORKLIST_MESSAGES as M } from './worklist.messages.ts';

/** A sample that could not be measured. */
export const SampleRejection = z.object({
  id: Id,
  sample: z.string(),
  reason: z.string(),
  /** When the rejected sample was collected. */
  collectedAt: Instant.nullish(),
  rejectedAt: Instant,
  rejectedBy: z.string(),
});
export type SampleRejection = z.output<typeof SampleRejection>;

/** An order at work with the values entered so far and the last ones of its patient. */
export const WorklistOrder = LabOrderDetails.extend({
  /** By test id and parameter name: the newest numeric value of an earlier report. */
  last_values: z.record(
    z.string(),
    z.record(z.string(), z.object({ text: z.string(), at: Instant })),
  ),
  rejections: z.array(SampleRejection),
});
export type WorklistOrder = z.output<typeof WorklistOrder>;

/** Whether the values completed the report, which is then released, and how many it lacks. */
export const EnteredReply = z.object({ released: z.boolean(), missing: z.int() });

const content = (label: string) => freeText({ label, max: 200_000 });

export const EnterValuesBody = z.object({
  report_content: content('Report Content'),
  /** The collection that the person saw. */
  collectedAt: Instant.nullish(),
  /** The values that the person saw in the places of the new ones, as `report_content`. */
  seen_content: content('Seen Content').optional(),
});

export const RejectSampleBody = z.object({
  sample: requiredLine({ label: 'The sample', required: M.noSample, max: 80 }),
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: 200 }),
});
