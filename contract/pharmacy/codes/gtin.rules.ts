/** A GTIN as it is compared and stored: 14 digits, with leading zeros. */
const GTIN_LENGTH = 14;
/** GTIN-8, GTIN-12 (UPC-A), GTIN-13 (EAN-13) and GTIN-14. */
const DIGITS = /^(?:\d{8}|\d{12,14})$/;
const EAN_13_LENGTH = 13;
const EAN_8_LENGTH = 8;

/** Whether the last digit is the check digit of the others (GS1 General Specifications, 7.9.1). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.padStart(GTIN_LENGTH, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/** The GTIN of 8, 12, 13 or 14 digits, as 14 digits; null for other text and for a wrong check digit. */
export function gtinOf(text: string): string | null {
  if (!DIGITS.test(text) || !hasCheckDigit(text)) return null;
  return text.padStart(GTIN_LENGTH, '0');
}

/** A stored code as it is printed on the pack: a GTIN without the zeros that fill it up. */
export function printedCode(code: string): string {
  if (gtinOf(code) !== code) return code;
  if (code.startsWith('000000')) return code.slice(-EAN_8_LENGTH);
  return code.startsWith('0') ? code.slice(-EAN_13_LENGTH) : code;
}
