/** The results of one kind of fault over its rounds. */
export class Tally {
  readonly name: string;
  rounds = 0;
  answered = 0;
  away = 0;
  unanswered = 0;
  stood = 0;
  readonly backMs: number[] = [];
  readonly wrong: string[] = [];
  /** Other observations. */
  readonly notes: string[] = [];
  seconds = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Records an error with its round. */
  blame(wrong: readonly string[]): void {
    for (const text of wrong) this.wrong.push(`${this.name}, round ${this.rounds}: ${text}`);
  }
}

export const TALLY_HEADINGS = [
  'fault',
  'rounds',
  'writes answered',
  'refused with 503',
  'without an answer',
  'made without an answer',
  'back in, ms: p50',
  'most',
  'wrong',
  'took, s',
] as const;

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function tallyRow(tally: Tally): (string | number)[] {
  const times = tally.backMs.toSorted((a, b) => a - b).map(Math.round);
  const { name, rounds, answered, away, unanswered, stood, wrong, seconds } = tally;
  const most = times.at(-1);
  return [
    ...[name, rounds, answered, away, unanswered, stood],
    ...(most === undefined ? ['', ''] : [middle(times), most]),
    ...[wrong.length === 0 ? 'nothing' : wrong.length, Math.round(seconds)],
  ];
}
