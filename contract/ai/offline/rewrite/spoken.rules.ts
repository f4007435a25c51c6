/** Numbers below one hundred as dictation writes them. */
const SMALL: Readonly<Record<string, number>> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, 20 + 10 * at] as const),
]);
const HUNDRED = 100;
const NUMBER = `(?:${[...Object.keys(SMALL), 'hundred', 'thousand', 'point'].join('|')})`;
const NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\d])${NUMBER}(?:[\s-]+(?:and\s+)?${NUMBER})*(?![\p{L}\d])`,
  'giu',
);

/** `six fifty` is 650, `two hundred fifty` 250, `point two five` 0.25, `one twenty five` 125. */
function inFigures(written: string): string {
  const words = written
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== 'and');
  const point = words.indexOf('point');
  if (point >= 0) {
    const after = words.slice(point + 1).map((word) => SMALL[word]);
    if (after.length === 0 || after.some((digit) => digit === undefined)) return written;
    const whole = point === 0 ? '0' : valuesOf(words.slice(0, point)).join(' ');
    return `${whole}.${after.join('')}`;
  }
  return valuesOf(words).join(' ');
}

/** The numbers that words say: `two fifty` is one, `one three` are two. */
function valuesOf(words: readonly string[]): readonly number[] {
  const values: number[] = [];
  let [total, last, isBegun] = [0, 0, false];
  for (const word of words) {
    if (word === 'thousand') [total, last] = [total + Math.max(1, last) * 1_000, 0];
    else if (word === 'hundred') last = Math.max(1, last) * HUNDRED;
    else {
      const value = SMALL[word] ?? 0;
      const isTens = last % 100 >= 20 && last % 10 === 0 && value < 10;
      if (!isBegun || isTens || (last % 100 === 0 && last > 0)) last += value;
      // `six fifty`: a digit before tens counts hundreds.
      else if (last < 10 && value >= 10) last = last * HUNDRED + value;
      else {
        values.push(total + last);
        [total, last] = [0, value];
      }
    }
    isBegun = true;
  }
  return [...values, total + last];
}

/** Abbreviations that dictation spells letter by letter. */
const SPELLED = new Set(
  `od bd bid tds tid qid hs sos iv im sc ml mg lc sr xr xl cr mr dsr ds dt av ac pc pa ap ls cbc lft
  kft rft rbs fbs ppbs esr crp tsh ecg ekg usg ct mri hiv ra ana psa upt ns ors pcm kub inr pt rh hb
  lh fsh amh vdrl cxr afb tmt pft aso ige echo bp dm htn nsaid`.split(/\s+/),
);
const LETTERS = /(?<![\p{L}\d'’./]|\d )(?:\p{Ll}(?: \p{Ll})+|\p{Lu}(?: \p{Lu})+)(?![\p{L}\d'’.])/gu;

function joined(letters: string): string {
  const all = letters.split(' ');
  const words: string[] = [];
  for (let at = 0; at < all.length; ) {
    const lengths = [4, 3, 2].filter((length) => at + length <= all.length);
    const length = lengths.find((one) =>
      SPELLED.has(
        all
          .slice(at, at + one)
          .join('')
          .toLowerCase(),
      ),
    );
    words.push(all.slice(at, at + (length ?? 1)).join(''));
    at += length ?? 1;
  }
  return words.join(' ');
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s*\b(?:full\s+stop|new\s+line|next\s+line|new\s+paragraph)\b\s*/gi, '\n'],
  [/\s*\bcomma\b\s*/gi, ', '],
  [/\bx[\s-]+ray\b/gi, 'x-ray'],
];
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s*)milligrams?\b/gi, 'mg'],
  [/(?<=\d\s*)micrograms?\b/gi, 'mcg'],
  [/(?<=\d\s*)grams?\b/gi, 'g'],
  [/(?<=\d\s*)(?:millilit(?:re|er)s?|cc)\b/gi, 'ml'],
  [/\bh\s*b\s*a\s*1\s*c\b/gi, 'HbA1c'],
  [/(?<![\p{L}\d/]|\d\s+)([bd])\s+(12|3|6|1)\b(?=\s*(?:and|level|levels|,|$|\p{L}{3}))/giu, '$1$2'],
  [/\bintra\s*muscular(?:ly)?\b/gi, 'IM'],
  [/\bintra\s*venous(?:ly)?\b/gi, 'IV'],
  [/\bpercent\b/gi, '%'],
  [/\burin(?=\s+(?:[rc]\s*\/?\s*[mes]|routine|culture)\b)/gi, 'urine'],
];
const COUNTED =
  /^\s*(?:ml|millilit(?:re|er)s?|cc|tab(?:let)?s?|cap(?:sule)?s?|(?:tea\s*)?spoons?|drops?|puffs?|sachets?|times|days?|weeks?|months?)(?!\p{L})/iu;

/** `two fifty five ml` is a strength of 250 and 5 ml, `six fifty one tablet` one tablet of 650. */
function strengthAndCount(written: string, at: number, all: string): string {
  const [, strength = '', count = ''] = /^(.*\S)[\s-]+(\p{L}+)$/u.exec(written) ?? [];
  const isCounted =
    COUNTED.test(all.slice(at + written.length)) &&
    /^[1-9]$/.test(inFigures(count)) &&
    Number(inFigures(strength)) >= HUNDRED;
  return isCounted ? `${inFigures(strength)} ${inFigures(count)}` : inFigures(written);
}

/** `urine rm cs`: the second test is of the urine, too. */
const BOTH_OF_URINE =
  /\b(urine\s+(?:r\s*\/?\s*[me]|routine))(?:\s*(?:[,&+]|and\b)\s*|\s+)(?:c\s*\/?\s*s|culture(?:\s+(?:and\s+)?sensitivity)?)\b/gi;

/**
 * Rewrites dictated text as a doctor types it: number words as figures, spelled letters as one
 * abbreviation, spoken punctuation as signs.
 */
export function asTyped(text: string): string {
  let typed = text;
  for (const [sign, written] of SIGNS) typed = typed.replace(sign, written);
  typed = typed.replace(LETTERS, joined).replace(NUMBERS, strengthAndCount);
  for (const [unit, written] of UNITS) typed = typed.replace(unit, written);
  return typed.replace(BOTH_OF_URINE, '$1, urine cs');
}
