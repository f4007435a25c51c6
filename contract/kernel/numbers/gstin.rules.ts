const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const BASE = 36;

/** The check character for the first 14 of a GSTIN: base-36 digits, every second one doubled. */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, at) => {
    const product = Number.parseInt(character, BASE) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

/** Whether a text is a GSTIN: 15 characters in the right format, with a valid check character. */
export function isGstin(text: string): boolean {
  return PATTERN.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text[14];
}
