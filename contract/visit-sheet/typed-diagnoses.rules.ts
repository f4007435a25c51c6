/** Words behind a comma that only describe the diagnosis before it: `Asthma, mild`, `Diabetes, type 2`. */
const DESCRIBES =
  /^(?:(?:(?:mild|moderate|severe|acute|chronic|recurrent|primary|secondary|early|late|old|open|closed|stable|unstable|resolv\w*|improv\w*|healing|unspecified|(?:un|poorly |well )?controlled|bilateral|both)\s*)+$|(?:type|grade|stage|class|on|with|without|due|post|for|since|in|of|no|not)\b|[\d<>=])/i;
/** `Fracture, left radius`, but not `URTI, left ear wax`. */
const SIDE = /^(?:left|right|lt|rt)(?:\s+\S+)?$/i;

/**
 * The diagnoses of one typed or pasted text: two of `T2DM, HTN`, one where a part only describes the one before it, as
 * in `Fracture, left radius`. A line or a semicolon always begins another one.
 */
export function typedDiagnoses(typed: string): readonly string[] {
  const found = typed.split(/[;\n]+/).flatMap(inOneLine);
  return [...new Map(found.map((one) => [one.toLowerCase(), one])).values()];
}

function inOneLine(line: string): readonly string[] {
  const parts = line
    .split(/,+|\s\+\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [, ...others] = parts;
  return others.some((part) => DESCRIBES.test(part) || SIDE.test(part)) ? [line.trim()] : parts;
}
