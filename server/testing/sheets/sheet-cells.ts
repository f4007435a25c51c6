/** The content of a cell in a file; `shown` is the text that the spreadsheet displays. */
export type Cell =
  | { readonly is: 'empty' }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly value: number; readonly format?: string }
  | { readonly is: 'date'; readonly day: string; readonly format: string }
  | { readonly is: 'formula'; readonly formula: string; readonly value: number | string }
  | { readonly is: 'error'; readonly error: string };

/** A cell, and the clerk's reading where the notation gives one: `=> 45`, or `=> !unreadable`. */
export type DrawnCell = {
  readonly cell: Cell;
  readonly given?: string | null;
  readonly doubt?: string;
};

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const INVISIBLE = { '⏎': '\n', '␣': '\u00a0', '␠': ' ' } as const;

function special(inside: string): Cell {
  const percent = /^([\d.]+)%$/.exec(inside)?.[1];
  if (percent !== undefined)
    return {
      is: 'number',
      value: Number(percent) / 100,
      format: percent.includes('.') ? '0.0%' : '0%',
    };
  const [, day, dayFormat] = /^(\d{4}-\d\d-\d\d) (.+)$/.exec(inside) ?? [];
  if (day !== undefined && dayFormat !== undefined) return { is: 'date', day, format: dayFormat };
  const [, formula, result] = /^=(.+?) : (.*)$/.exec(inside) ?? [];
  if (formula !== undefined && result !== undefined)
    return { is: 'formula', formula, value: NUMBER.test(result) ? Number(result) : result };
  const [, value, format] = /^n (-?[\d.]+) : (.+)$/.exec(inside) ?? [];
  if (value !== undefined && format !== undefined)
    return { is: 'number', value: Number(value), format };
  if (inside.startsWith('#')) return { is: 'error', error: inside };
  throw new Error(`Unknown cell {${inside}}`);
}

function cellOf(drawn: string): Cell {
  if (drawn === '') return { is: 'empty' };
  const inside = /^\{(.+)\}$/.exec(drawn)?.[1];
  if (inside !== undefined) return special(inside);
  if (NUMBER.test(drawn)) return { is: 'number', value: Number(drawn) };
  const quoted = /^"([^"]*)"$/.exec(drawn)?.[1] ?? drawn;
  const text = quoted.replace(/[⏎␣␠]/g, (mark) => INVISIBLE[mark as keyof typeof INVISIBLE]);
  return { is: 'text', text };
}

/**
 * Reads the notation of one cell. A plain number is a number, all else is text. `"40"` is a text of
 * digits, `{12%}` a percentage, `{2027-05-31 mmm-yy}` a date in a format, `{=F5*2 : 90}` a formula
 * with its result, `{n 45.5 : "Rs."0.00}` a number in a format, `{#N/A}` an error. In a text `⏎` is
 * a line break, `␣` a non-breaking space, `␠` a space at an end. `=> 45` adds the clerk's reading,
 * `=>` none, `=> !two prices` the reason why it cannot be read.
 */
export function drawnCell(drawn: string): DrawnCell {
  const [written = '', reading] = drawn.split('=>').map((part) => part.trim());
  const cell = cellOf(written);
  if (reading === undefined) return { cell };
  if (reading.startsWith('!')) return { cell, given: null, doubt: reading.slice(1) };
  return { cell, given: reading === '' ? null : reading };
}
