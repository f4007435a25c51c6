/** Words behind a comma that belong to the diagnosis before it: `Fracture, left radius`, `Diabetes, type 2`. */
const QUALIFIER =
  /^(?:left|right|lt|rt|bilateral|both|type|grade|stage|class|mild|moderate|severe|acute|chronic|recurrent|primary|secondary|early|late|old|open|closed|stable|unstable|resolv\w*|improv\w*|healing|un?specified|unspecified|(?:un|poorly |well )?controlled|on|with|without|due|post|for|since|in|of|no|not|[\d<>=].*)\b/i;

/**
 * The diagnoses of one typed or pasted text: two of `T2DM, HTN`, one where a part only describes the one before it, as
 * in `Fracture, left radius`.
 */
export function typedDiagnoses(typed: string): readonly string[] {
  const parts = typed
    .split(/[,;\n]+|\s\+\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [, ...others] = parts;
  if (others.some((part) => QUALIFIER.test(part))) return [typed.trim()];
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
}
