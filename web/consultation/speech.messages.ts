import type { DictationProblem } from '#web/lib/use-dictation.ts';

/** Specification 1, section 8. */
export function speechMessage(problem: DictationProblem): string {
  return problem === 'unsupported'
    ? 'Speech recognition is not supported in this browser.'
    : `Speech recognition error: ${problem}`;
}
