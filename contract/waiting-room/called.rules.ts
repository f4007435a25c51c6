import type { CalledToken, DisplayBoard, Voice } from './display.ts';

const keyOf = ({ token, calledAt }: CalledToken): string => `${token} ${calledAt}`;

/**
 * The tokens that were called since the previous board, oldest call first. None without a previous
 * board: a display that was just turned on announces nothing old.
 */
export function newlyCalled(
  previous: Pick<DisplayBoard, 'now'> | undefined,
  board: Pick<DisplayBoard, 'now'>,
): CalledToken[] {
  if (!previous) return [];
  const known = new Set(previous.now.map(keyOf));
  return board.now
    .filter((called) => !known.has(keyOf(called)))
    .sort((a, b) => a.calledAt.localeCompare(b.calledAt));
}

/** A spoken sentence with its language (BCP 47). */
export type Sentence = { readonly language: 'en-IN' | 'hi-IN'; readonly text: string };

const NUMBERED_ROOM = /^(?:room|cabin)\s*(?:no\.?|number)?\s*(\d+)$/i;

/** A Hindi voice spells out Latin words; a numbered room has Hindi ones. */
function inHindi(place: string): string {
  const [, number] = NUMBERED_ROOM.exec(place.trim()) ?? [];
  return number === undefined ? place : `कमरा नंबर ${number}`;
}

/** The sentences for a called token: `Token 45, Room 2.` and `टोकन नंबर 45, कमरा नंबर 2.` */
export function sentencesFor({ token, room, doctor }: CalledToken, voice: Voice): Sentence[] {
  const place = room ?? doctor;
  const to = place === null ? '' : `, ${place}`;
  const toInHindi = place === null ? '' : `, ${inHindi(place)}`;
  const english: Sentence = { language: 'en-IN', text: `Token ${token}${to}.` };
  const hindi: Sentence = { language: 'hi-IN', text: `टोकन नंबर ${token}${toInHindi}.` };
  if (voice === 'english') return [english];
  if (voice === 'hindi') return [hindi];
  return voice === 'english-hindi' ? [english, hindi] : [];
}

/** First name and initial of the last: `Athira W.` for `Athira Warrier`. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}
