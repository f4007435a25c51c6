/** Part of a section: named facts, a free text, or a table. */
export type Block =
  | { readonly facts: readonly (readonly [string, string])[] }
  | { readonly label?: string; readonly text: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One record: a visit, an order, a bill. */
export type Entry = { readonly heading?: string; readonly blocks: readonly Block[] };

export type Section = { readonly title: string; readonly entries: readonly Entry[] };

/**
 * The copy as plain text and tables. `write-document.ts` turns it into HTML and escapes all of it.
 */
export type CopyDocument = {
  readonly title: string;
  readonly clinic: string;
  /** The lines below the clinic's name. */
  readonly letterhead: readonly string[];
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  readonly footer: string | null;
};

/** A name and its value; a fact without a value is left out. */
export type Fact = readonly [string, string | null | undefined];

export function facts(...pairs: readonly Fact[]): Block {
  return { facts: pairs.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) };
}

/** A labelled text; nothing when it is empty. */
export function textBlock(label: string, text: string | null | undefined): Block[] {
  return text?.trim() ? [{ label, text }] : [];
}
