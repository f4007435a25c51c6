import './flag-mark.css';
import type { ResultFlag } from '#contract/lab/results/result-flag.rules.ts';

const MARKS = {
  low: { arrow: '↓', word: 'Low' },
  high: { arrow: '↑', word: 'High' },
  critical_low: { arrow: '↓↓', word: 'Critical low' },
  critical_high: { arrow: '↑↑', word: 'Critical high' },
  abnormal: { arrow: '!', word: 'Abnormal' },
} as const satisfies Partial<Record<ResultFlag, { arrow: string; word: string }>>;

/** A value's flag as a word with an arrow; renders nothing for a normal value. */
export function FlagMark({ flag }: { flag: ResultFlag }) {
  if (flag === 'none') return null;
  const { arrow, word } = MARKS[flag];
  return (
    <span className="lab-flag" data-critical={flag.startsWith('critical') || undefined}>
      <span aria-hidden>{arrow}</span> {word}
    </span>
  );
}
