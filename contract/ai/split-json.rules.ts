/** A text without its JSON, and each piece of JSON in it, unread. */
export type SplitText = { readonly text: string; readonly blocks: readonly string[] };

// A fence that is never closed ends with the text: the answer was cut off.
const FENCE = /```[ \t]*([\w-]*)[ \t]*\r?\n?([\s\S]*?)(?:```|$)/g;

/**
 * Splits an answer into words and JSON: fenced blocks marked json, unmarked ones that hold JSON, and
 * JSON that stands bare at the beginning of a line.
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
    // In the middle of words, only what really is JSON; a whole text that begins so is meant to be.
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

/** Where the bracket that opens at `start` is closed; brackets inside strings do not count. */
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
