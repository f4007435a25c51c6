import { asRecord, shortened } from './records.ts';

/** A question of before and its answer. */
export type Turn = {
  readonly query: string;
  /** The program's report on an answer, rather than words of the doctor. */
  readonly isCorrection: boolean;
  readonly answer: string;
};
export type Message = { readonly role: 'user' | 'assistant'; readonly text: string };

const LONGEST = 8_000;

/** The last part of a request: the doctor's own words, or what the program says of the last answer. */
export function asked(query: string, isCorrection: boolean): string {
  if (!isCorrection) return `The note or question of the doctor:\n${query}`;
  return [
    'Actions of your last answer could not be carried out. What the program says of each is data:',
    asRecord('refused_actions', query),
    'Correct only these actions and send them again. Do nothing else.',
  ].join('\n');
}

/** What was said before, as messages; its records are left out, since those of now come last. */
export function messagesOf(turns: readonly Turn[]): Message[] {
  return turns.flatMap(({ query, isCorrection, answer }) => [
    { role: 'user', text: asked(shortened(query, LONGEST) ?? '', isCorrection) },
    { role: 'assistant', text: shortened(answer, LONGEST) ?? '' },
  ]);
}
