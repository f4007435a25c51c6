/** A text without its JSON, and each piece of JSON as unparsed text. */
export type SplitText = { readonly text: string; readonly blocks: readonly string[] };

// An unclosed fence ends with the text: the answer was truncated.
const FENCE = /```[ \t]*([\w-]*)[ \t]*\r?\n?([\s\S]*?)(?:```|$)/g;

/**
 * Splits an answer into text and JSON: fenced blocks marked json, unmarked fences that contain
 * JSON, and bare JSON at the start of a line.
 */
export function splitJson(text: string): SplitText {
  const blocks: string[] = [];
  const words = text.replace(FENCE, (whole, language: string, body: string) => {
    const isJson = /^json[c5]?$/i.test(language) || (language === '' && /^\s*[[{]/.test(body));
    if (!isJson) return whole;
    if (body.trim()) blocks.push(body.trim());
    return '\n';
  });
  if (blocks.length > 0) return { text: tidy(words), blocks };
  return splitBare(text);
}

function splitBare(text: string): SplitText {
  const blocks: string[] = [];
  let words = '';
  let position = 0;
  for (const match of text.matchAll(/^[ \t]*[[{]/gm)) {
    if (match.index < position) continue;
    const end = endOfJson(text, match.index);
    const block = text.slice(match.index, end ?? text.length).trim();
    // Inside text only valid JSON counts; a text that starts with JSON counts even if it is
    // invalid.
    if (!isJsonValue(block) && !(match.index === 0 && end === undefined)) continue;
    blocks.push(block);
    words += text.slice(position, match.index);
    position = end ?? text.length;
  }
  return { text: tidy(words + text.slice(position)), blocks };
}

function isJsonValue(block: string): boolean {
  try {
    const value: unknown = JSON.parse(block);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** The index of the bracket that closes the one at `start`; brackets inside strings are ignored. */
function endOfJson(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

function tidy(text: string): string {
  return text.replace(/\n{3,}/g, '\n\n').trim();
}
