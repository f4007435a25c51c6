/** Replacements for the directions, applied in this order. */
type Shorthand = readonly (readonly [RegExp, string])[];

/**
 * `\b` does not work for Devanagari, so a word boundary is anything but another letter or vowel
 * sign.
 */
const hindi = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'gu');
const word = (source: string) => new RegExp(String.raw`\b(?:${source})\b`, 'g');

/** Hindi without nukta and with one nasal sign, as `folded` returns it. */
const hindiTable = (): Shorthand => [
  [hindi('दिन (?:में|मे) (?:एक|1) बार'), 'od'],
  [hindi('दिन (?:में|मे) (?:दो|2) बार'), 'bd'],
  [hindi('दिन (?:में|मे) (?:तीन|3) बार'), 'tds'],
  [hindi('दिन (?:में|मे) (?:चार|4) बार'), 'qid'],
  [hindi('(?:हफ्ते|हफ्ता|सप्ताह) (?:में|मे) (?:एक|1) बार|हर (?:हफ्ते|सप्ताह)'), 'weekly'],
  [hindi('(?:हफ्ते|हफ्ता|सप्ताह) (?:में|मे) (?:दो|2) बार'), 'twice a week'],
  [hindi('(?:महीने|माह) (?:में|मे) (?:एक|1) बार|हर महीने'), 'monthly'],
  [hindi('(?:एक|1) दिन (?:छोडकर|छोड कर)'), 'eod'],
  [hindi('रोज|रोजाना|हर रोज|हर दिन|प्रतिदिन'), 'daily'],
  [hindi('हर (\\d{1,2}) (?:घंटे|घंटा)(?: (?:पर|में|मे|बाद))?'), 'every $1 hours'],
  [hindi('हर'), 'every'],
  [hindi('(?:नाश्ते|नाश्ता) (?:के|से) पहले'), 'before breakfast'],
  [hindi('(?:नाश्ते|नाश्ता) (?:के )?बाद'), 'after breakfast'],
  [hindi('(?:खाने|खाना|भोजन) (?:के|से) पहले'), 'before food'],
  [hindi('(?:खाने|खाना|भोजन) (?:के )?बाद'), 'after food'],
  [hindi('(?:खाने|खाना|भोजन) के साथ'), 'with food'],
  [hindi('दूध के साथ'), 'with milk'],
  [hindi('पानी के साथ'), 'with water'],
  [hindi('खाली पेट'), 'empty stomach'],
  [hindi('(?:रात (?:को|में|मे) )?सोते (?:समय|वक्त)'), 'hs'],
  [hindi('सुबह(?: (?:को|में|मे))?'), 'morning'],
  [hindi('दोपहर(?: (?:को|में|मे))?'), 'noon'],
  [hindi('शाम(?: (?:को|में|मे))?'), 'evening'],
  [hindi('रात(?: (?:को|में|मे))?'), 'night'],
  [hindi('जरूरत (?:होने |पडने )?पर(?: ही)?|जरूरत हो तो'), 'sos'],
  [hindi('तुरंत|तुरन्त|अभी'), 'stat'],
  [hindi('बुखार (?:के लिए|में|मे|होने पर)'), 'for fever'],
  [hindi('दर्द (?:के लिए|में|मे|होने पर)'), 'for pain'],
  [hindi('गोली|गोलियां|टैबलेट'), 'tab'],
  [hindi('कैप्सूल'), 'cap'],
  [hindi('चम्मच'), 'tsp'],
  [hindi('मि\\.? ?ली\\.?|मिली|एमएल'), 'ml'],
  [hindi('बूंद|बूंदे|बूंदें'), 'drops'],
  [hindi('पफ'), 'puff'],
  [hindi('यूनिट'), 'units'],
  [hindi('दिन(?: (?:तक|के लिए))?'), 'days'],
  [hindi('(?:हफ्ते|हफ्ता|हफ्तों|सप्ताह)(?: (?:तक|के लिए))?'), 'weeks'],
  [hindi('(?:महीने|महीना|महीनों|माह)(?: (?:तक|के लिए))?'), 'months'],
  [hindi('आधी|आधा'), '1/2'],
  [hindi('एक'), '1'],
  [hindi('दो'), '2'],
  [hindi('तीन'), '3'],
  [hindi('चार'), '4'],
  [hindi('पांच'), '5'],
  [hindi('सात'), '7'],
  [hindi('दस'), '10'],
  [hindi('पंद्रह|पन्द्रह'), '15'],
  [hindi('लगाएं|लगाये|लगाना(?: है)?'), 'apply'],
  [hindi('और|व|फिर|लें|ले|लेना(?: है)?|खाएं|खाना है|पिएं|पीना(?: है)?'), 'and'],
];

/** Hindi in Latin letters, as many doctors type it. */
const HINGLISH: Shorthand = [
  [word('din me(?:in)? (?:1|ek) baa?r'), 'od'],
  [word('din me(?:in)? (?:2|do) baa?r'), 'bd'],
  [word('din me(?:in)? (?:3|teen) baa?r'), 'tds'],
  [word('din me(?:in)? (?:4|char|chaar) baa?r'), 'qid'],
  [word('kha(?:na|ne) (?:ke )?baa?d'), 'after food'],
  [word('kha(?:na|ne) (?:se|ke) pe?hle'), 'before food'],
  [word('khali pet'), 'empty stomach'],
  [word('subah(?: ko)?|mng|mrng|morn'), 'morning'],
  [word('do?pe?har(?: ko)?'), 'noon'],
  [word('sha?am(?: ko)?'), 'evening'],
  [word('sote (?:samay|waqt)'), 'hs'],
  [word('raat(?: ko)?|nite'), 'night'],
  [word('goli'), 'tab'],
  [word('din(?: tak)?'), 'days'],
  [word('hafte(?: tak)?'), 'weeks'],
  [word('mahine(?: tak)?'), 'months'],
];

const UNIT_FOLLOWS = '(?= (?:tab|cap|tsp|tea ?spoon|drop|puff|unit|sachet|spray))';
const IN_NUMBERS: Shorthand = [
  [new RegExp(String.raw`\bhalf(?: of)?(?: an?)?${UNIT_FOLLOWS}`, 'g'), '1/2'],
  [new RegExp(String.raw`\b(?:one|an?)${UNIT_FOLLOWS}`, 'g'), '1'],
  [new RegExp(String.raw`\btwo${UNIT_FOLLOWS}`, 'g'), '2'],
  [new RegExp(String.raw`\bthree${UNIT_FOLLOWS}`, 'g'), '3'],
  [/\bfive(?= days?\b)/g, '5'],
  [/\bseven(?= days?\b)/g, '7'],
  [/\bten(?= days?\b)/g, '10'],
  [/(?<!\b(?:once|twice|thrice|times|one|in|days?) )\b(?:one|a)(?= (?:week|month)\b)/g, '1'],
  [/\btwo(?= (?:weeks|months)\b)/g, '2'],
  [/\bthree(?= (?:weeks|months)\b)/g, '3'],
];

let compiledHindi: Shorthand | undefined;

/** Compiled for the first text in Devanagari: its expressions take longer to compile than all others together. */
function hindiFor(text: string): Shorthand {
  if (!/[\u0900-\u097f]/.test(text)) return [];
  compiledHindi ??= hindiTable();
  return compiledHindi;
}

/** Abbreviations for meals: AF, BF, ABF, BBF, ac, pc. */
const MEALS: Shorthand = [
  [word('abf|after bf'), 'after breakfast'],
  [word('bbf|before bf'), 'before breakfast'],
  [word('af|a/f|pc|p/c'), 'after food'],
  [word('bf|b/f|ac|a/c'), 'before food'],
];

/** Normalizes characters: no nukta, one nasal sign, ASCII digits. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Translates directions to the words of `readDirections`: lower-case English, with Hindi (either
 * script), meal abbreviations and number words replaced. Unknown words stay.
 */
export function expandShorthand(text: string): string {
  // `o.d.` becomes `od`; the dots of `2.5` and `tab.` stay.
  let plain = folded(text).replace(/\b(?:[a-z]\.){2,3}(?![a-z])|\b[a-z]\.[a-z]\b/g, (letters) =>
    letters.replace(/\./g, ''),
  );
  for (const table of [hindiFor(plain), HINGLISH, MEALS, IN_NUMBERS]) {
    for (const [short, long] of table) plain = plain.replace(short, long);
  }
  return plain.replace(/\s+/g, ' ').trim();
}
