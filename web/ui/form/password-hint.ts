const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const FIRST_GUESSES = /passw|p@ssw|admin|welcome|qwert|doctor|clinic|letmein|iloveyou/;
const RUN = 4;
const EASY_TO_GUESS = 6;

/** Whether four adjacent characters occur in a row, forwards or backwards: 4321, wert. */
function hasRun(lower: string): boolean {
  const backwards = [...lower].reverse().join('');
  return [lower, backwards].some((text) =>
    Array.from(text, (_, start) => text.slice(start, start + RUN)).some(
      (part) => part.length === RUN && ROWS.some((row) => row.includes(part)),
    ),
  );
}

const kinds = (password: string) =>
  [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;

/** The weakness of a new password, or null. Only a hint: nothing is rejected. */
export function passwordHint(password: string): string | null {
  if (password.trim() === '') return null;
  const lower = password.toLowerCase();
  if (FIRST_GUESSES.test(lower) || hasRun(lower))
    return 'Weak: common words and runs such as 1234 are guessed first.';
  if (new Set(lower).size < EASY_TO_GUESS - 1) return 'Weak: too few different characters.';
  if (/^\d+$/.test(password))
    return 'Weak: a number only. Dates and phone numbers are guessed soon.';
  if (password.length < 8)
    return 'Weak: short. Three words that do not belong together are strong.';
  if (password.length < 12 && kinds(password) < 2) {
    return 'Fair: longer, or with digits and signs, is stronger.';
  }
  return null;
}
