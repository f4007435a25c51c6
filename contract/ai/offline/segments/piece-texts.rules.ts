import { splitLine } from '../dosage/dosage.rules.ts';
import { holdOf, START } from '../holds.rules.ts';
import { wordsOf } from '../part-shapes.rules.ts';
import type { Piece } from '../pieces.rules.ts';

/**
 * `1-0-1 Metformin 500`: a dosage before the name. Which drug has which dosage is asked, for a drug
 * without its own and for all that follow.
 */
export function hasDosageBefore({ kind, text }: Piece, before: Piece | undefined): boolean {
  if (kind !== 'drug' || before?.kind !== 'text') return false;
  const last = splitLine(` ${before.text.split(' ').slice(-2).join(' ')}`);
  if (splitLine(` ${before.text}`).hasFrequency && splitLine(` ${before.text}`).drug === '') {
    return true;
  }
  return last.hasFrequency && !splitLine(text).hasFrequency;
}

/** `dolo 650 tds 3d and pan 40 od 3d given yesterday`: the report behind two medicines is about both. */
export function isGivenWith(
  part: string,
  { piece, next }: { piece: Piece; next: Piece | undefined },
  isName: (word: string) => boolean,
): boolean {
  if (piece.kind !== 'drug' || next?.kind !== 'drug' || START.test(next.text)) return false;
  // `dolo 650 tds 3d and inj diclo given stat`: the injection alone.
  if ((splitLine(next.text).sig.days ?? 1) <= 1) return false;
  const isJoined = /^\s*(?:and|&|\+)\s*$/i.test(
    part.slice(part.indexOf(piece.text) + piece.text.length, part.indexOf(next.text)),
  );
  const isBehind = holdOf(untilName(next.text, isName), () => true) === null;
  return isJoined && isBehind && holdOf(next.text, isName) === 'past';
}

/** The text up to the first medicine or test. */
export function untilName(text: string, isName: (word: string) => boolean): string {
  const name = wordsOf(text).find(isName);
  return name === undefined ? text : text.slice(0, text.indexOf(name) + name.length);
}

/** `1/2 tab Amlodipine 5 od`: the dose is read behind the name. */
export function withDoseBehind(text: string): string {
  const [, dose, rest] =
    /^(?:(?:give|take|start|add)\s+)?((?:½|1\/2|[12])\s*(?:tab(?:let)?s?|cap(?:sule)?s?))\s+(?:of\s+)?(\p{L}{3}.*)$/iu.exec(
      text,
    ) ?? [];
  return dose && rest && splitLine(` ${rest}`).drug !== '' ? `${rest} ${dose}` : text;
}
