import { DURATION, FRACTION, FREQUENCIES, PATTERN, PIECES } from './frequencies.ts';

const OTHER_DURATION = /^(.*\s)\d{1,3}\s*(?:d|w|h?aft|m)\p{L}+/iu;

/**
 * A line that is parsed piece by piece; parsed pieces are blanked so that they are read only once.
 */
export class SigLine {
  /** Start of the first parsed piece; the drug name ends there. */
  end: number;
  rest: string;
  readonly #text: string;
  readonly #taken: { readonly index: number; readonly text: string }[] = [];

  constructor(text: string) {
    this.#text = text;
    this.rest = text;
    this.end = text.length;
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (!found) return null;
    const [{ length }] = found;
    this.end = Math.min(this.end, found.index);
    this.#taken.push({ index: found.index, text: found[0].trim() });
    const after = this.rest.slice(found.index + length);
    this.rest = this.rest.slice(0, found.index) + ' '.repeat(length) + after;
    return found;
  }

  /** Like `take`, but never takes from the drug name. */
  takeBehind(pattern: RegExp): RegExpExecArray | null {
    return (pattern.exec(this.rest)?.index ?? 0) > this.end ? this.take(pattern) : null;
  }

  /** Like `takeBehind`, but only next to a parsed piece: not the number of `rbs 180`. */
  takeNext(pattern: RegExp): RegExpExecArray | null {
    const at = pattern.exec(this.rest)?.index ?? 0;
    return /[\p{L}\d]/u.test(this.rest.slice(this.end, at)) ? null : this.takeBehind(pattern);
  }

  /** Whether a second frequency, pattern or duration follows one that was already parsed. */
  isReadTwice(): boolean {
    const behind = this.rest.slice(this.end);
    const again = FREQUENCIES.some(({ pattern }) => pattern.test(behind));
    const isRepeated = /\b(?:repeat|review|after|next|gap|every)\b/i.test(behind);
    return (
      PATTERN.test(behind) ||
      PIECES.test(behind) ||
      // `od 5/7 30d`: five days of seven, or two durations.
      (FRACTION.test(behind) && !isRepeated) ||
      ((again || DURATION.test(behind)) && !isRepeated)
    );
  }

  /** Whether a number precedes a word that may be a misspelt days, weeks or months. */
  hasOtherDuration(): boolean {
    const [, before = ''] = OTHER_DURATION.exec(this.rest.slice(this.end)) ?? [];
    return before !== '' && !/\b(?:repeat|review|after|next|gap|every|in|since)\s+$/i.test(before);
  }

  /** The text before the first parsed piece. */
  get name(): string {
    return this.#text
      .slice(0, this.end)
      .replace(/[\s,;:\-–]+$/, '')
      .trim();
  }

  /**
   * Whether other words stand between the frequency and a parsed piece: in `sos strepsils 4 times`
   * and `od steam at night` the piece may be about them. Days behind one or two words are the drug's.
   */
  hasPieceBehind(aside: string): boolean {
    const words = aside.split(' ');
    const at = aside === '' ? -1 : this.rest.indexOf(` ${words[0]}`, Math.max(0, this.end - 1));
    if (at < 0) return false;
    const isDays = (text: string) => /^[x×*]|^for\b/i.test(text) || DURATION.test(` ${text}`);
    const isOften = this.#taken.some(({ index, text }) => index < at && !isDays(text));
    return (
      isOften &&
      this.#taken.some(
        ({ index, text }) =>
          index > at && (!isDays(text) || words.length > 2) && !/^[x×*]/.test(text),
      )
    );
  }

  /** The stretches of unparsed text after the name, as parsed pieces separate them. */
  get stretches(): readonly string[] {
    return this.rest
      .slice(this.end)
      .split(/\s{2,}/)
      .map(tidied)
      .filter(Boolean);
  }

  /** Unparsed text after the name. */
  get remark(): string {
    return tidied(this.rest.slice(this.end));
  }
}

const tidied = (text: string) =>
  text
    .replace(/[,;:()–]|\.(?!\d)|(?<!\S)-(?!\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:and|&) | (?:and|&|then) ?$/gi, '')
    .trim();
