const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const BASE = 36;

/** The check character of the first 14 of a GSTIN: each digit of base 36, every second one doubled. */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, at) => {
    const product = Number.parseInt(character, BASE) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

/** Whether a text is a GSTIN: 15 characters in their order, the last one right for the others. */
export function isGstin(text: string): boolean {
  return PATTERN.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text[14];
}
