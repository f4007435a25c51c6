import { lazily } from '#contract/kernel/lazily.ts';

/** The steps of a backup or restore; `keep` saves the current content before it is replaced. */
export type Step = 'read' | 'write' | 'keep' | 'restore' | 'finish';

/** The rows done so far in a step, and how many it has if that is known. */
export type Progress = {
  readonly step: Step;
  readonly rows: number;
  readonly total?: number | undefined;
};

/** Called when a step begins and after each batch of rows. */
export type OnProgress = (progress: Progress) => void;

const STEPS: Readonly<Record<Step, string>> = {
  read: 'Reading the file',
  write: 'Writing the backup',
  keep: 'Saving what is there now',
  restore: 'Restoring',
  finish: 'Checking every reference between tables',
};

const counted = lazily(() => new Intl.NumberFormat('en-IN'));

/** `Restoring: 12,000 of 2,40,000 rows (5 %)`. */
export function progressText({ step, rows, total }: Progress): string {
  if (step === 'finish') return `${STEPS[step]} …`;
  if (total === undefined) return `${STEPS[step]}: ${counted().format(rows)} rows`;
  // Rounded down, so that 100 % is the end.
  const percent = total === 0 ? 100 : Math.floor((rows / total) * 100);
  return `${STEPS[step]}: ${counted().format(rows)} of ${counted().format(total)} rows (${percent} %)`;
}
