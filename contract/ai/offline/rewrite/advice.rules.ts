/** Food, habits and surroundings that a patient may be told to leave; never a medicine. */
const LEFT = String.raw`(?:cold|chilled|oily|spicy|fried|junk|fast|outside|sour|sweets?|tea|coffee|milk|curd|rice|citrus|fruits?|water|drinks?|food|diet|alcohol|smok\w*|cigarettes?|tobacco|gutka|dust|smoke|pollution|pets?|sun(?:light)?|salt|sugar|soaps?|cosmetics?|perfumes?|exertion|driving|screen|lifting|bending|squatting|intercourse|heavy|allergens?|light|noise|crowds?|thand[aei]|pa?ani|meeth?[aie]|mitha|cheeni|namak|tel|tala|khatt[aie]|mirchi?|masal\w*|chai|doodh|dudh|dahi|chawal|chaval|sharab|daa?ru|beedi|bidi|tambaku|bahar|khana|dhool|dhuan|ice\s?cream)`;
const WORDS = String.raw`${LEFT}(?:\s+(?:(?:and|n|&|or|aur|ka|ki|ke|ya|\/)\s+)?(?:${LEFT}|cream|weights?|wt|items?|things?|cheez\w*))*(?![\p{L}\d]|\s+of\b)`;
/** `avoid cold water`, `no smoking`, `stop tea and coffee`. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:avoid(?:ing)?|no|stop|quit|limit|restrict|leave|less|reduce|don'?t\s+(?:take|eat|drink)|do\s+not\s+(?:take|eat|drink))\s+(?:all\s+|any\s+|the\s+|too\s+much\s+)?${WORDS}`,
  'giu',
);
/** `thanda pani band karo`, `namak kam`, `dahi mat khana`. */
const BEHIND = new RegExp(
  String.raw`(?<![\p{L}\d]|[\p{L}\d]-)${WORDS}\s+(?:bilkul\s+)?(?:bandh?|kam|mat|nahi|nahin|na|avoid|restrict(?:ed)?)(?:\s+(?:kar\w*|khan[ae]|khaye|lena|le|peena|pina|piye|d[eo]n?a?|rakh\w*|khao|piyo))?(?![\p{L}\d])`,
  'giu',
);

/** `avoid cold water and Combiflam`: the refusal is about more than food. */
const GOES_ON = /^\s*(?:,|&|\/|(?:and|n|or|nor|aur|ya|also)(?!\p{L}))\s*\p{L}/iu;

/** A text without what it says about food and habits: that refuses no drug. */
export const withoutAdvice = (text: string): string =>
  text
    .replace(BEFORE, (whole, at: number) =>
      GOES_ON.test(text.slice(at + whole.length)) ? whole : ' ',
    )
    .replace(BEHIND, ' ');

/** `avoid painkillers`, `do not rub eyes`, `do not stop suddenly`: advice beside an order, which stays. */
const BESIDE =
  /^(?:avoid\s+(?:pain\s?killers?|nsaids?|missing|straining|self[\s-]?medicat\w*|sudden|contact)|(?:don'?t|do\s+not|never)\s+(?:rub|lie|drive|scratch|squeeze|stop|miss|skip|swim|lift|bend|smoke|refrigerate|self[\s-]?medicat\w*|put\s+(?:water|oil)))(?![\p{L}\d])/iu;

/** Whether a part behind an order is advice that takes nothing from it. */
export const advisesBeside = (part: string): boolean => BESIDE.test(part);
