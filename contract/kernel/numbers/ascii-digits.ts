/** Digits of Arabic and Urdu, of the Indian scripts, and of full-width text. */
const DIGIT = /(?=\p{Nd})[\u0660-\u06f9\u0966-\u0d6f\uff10-\uff19]/gu;

/** The text with the digits of these scripts as 0 to 9, so that `४५` is read as 45. */
export function asciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    // The zeros of the Indian scripts are 6 above a multiple of 16, the others at one.
    const isIndian = code >= 0x966 && code <= 0xd6f;
    return String((isIndian ? code - 6 : code) % 16);
  });
}
