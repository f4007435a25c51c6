import type { ResultFlag } from '#contract/lab/results/result-flag.rules.ts';

const MARKS = {
  low: { arrow: '↓', word: 'Low' },
  high: { arrow: '↑', word: 'High' },
  critical_low: { arrow: '↓↓', word: 'Critical low' },
  critical_high: { arrow: '↑↑', word: 'Critical high' },
  abnormal: { arrow: '!', word: 'Abnormal' },
} as const satisfies Partial<Record<ResultFlag, { arrow: string; word: string }>>;

/** How a value stands to what is normal, in a word with its arrow; nothing for one that is normal. */
export function FlagMark({ flag }: { flag: ResultFlag }) {
  if (flag === 'none') return null;
  const { arrow, word } = MARKS[flag];
  return (
    <span className="lab-flag" data-critical={flag.startsWith('critical') || undefined}>
      <span aria-hidden>{arrow}</span> {word}
    </span>
  );
}
