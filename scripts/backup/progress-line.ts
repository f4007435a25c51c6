import { type OnProgress, progressText } from '../../server/backup/index.ts';

/** A terminal gets one line that is written over; a log gets a line now and then. */
const EVERY_MS = { terminal: 200, log: 10_000 };
/** A shorter command shows nothing. */
const PATIENCE_MS = 1_000;
const CLEARED = '\r\x1b[K';

type Output = { isTTY?: boolean; write(text: string): unknown };

/** Shows the progress of a command, with counts, once it has taken more than a second. */
export function progressLine(output: Output, clock: () => number = () => performance.now()) {
  const isTerminal = output.isTTY === true;
  const every = isTerminal ? EVERY_MS.terminal : EVERY_MS.log;
  let due = clock() + (isTerminal ? PATIENCE_MS : every);
  let shownStep: string | undefined;
  const show: OnProgress = (progress) => {
    const isNewStep = shownStep !== undefined && progress.step !== shownStep;
    if (clock() < due && !isNewStep) return;
    due = clock() + every;
    shownStep = progress.step;
    const text = progressText(progress);
    output.write(isTerminal ? `${CLEARED}${text}` : `${text}\n`);
  };
  return {
    show,
    /** Makes room for the result. */
    end(): void {
      if (shownStep !== undefined && isTerminal) output.write(CLEARED);
    },
  };
}
