/** The zeros of the Indian scripts, of Arabic and Urdu, and of full-width text. */
const ZEROS = [...'०০੦૦୦௦౦೦൦٠۰０'].map((zero) => zero.charCodeAt(0));
const DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹０-９]/g;

/** The text with the digits of every script as 0 to 9, so that `४५` is read as 45. */
export function asciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code && code < zero + 10) ?? code));
  });
}
