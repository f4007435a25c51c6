/** Something of a section: facts by name, a text as it was written, or a table. */
export type Block =
  | { readonly facts: readonly (readonly [string, string])[] }
  | { readonly label?: string; readonly text: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One record: a visit, an order, a bill. */
export type Entry = { readonly heading?: string; readonly blocks: readonly Block[] };

export type Section = { readonly title: string; readonly entries: readonly Entry[] };

/** A page that is only ever text: what makes HTML of it is `write-document.ts`, which escapes it all. */
export type CopyDocument = {
  readonly title: string;
  readonly clinic: string;
  /** The lines under the clinic's name. */
  readonly letterhead: readonly string[];
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  readonly footer: string | null;
};

/** The facts that are known. */
export function facts(...pairs: readonly (readonly [string, string | null | undefined])[]): Block {
  return { facts: pairs.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) };
}

/** A text under its name; nothing when there is none. */
export function textBlock(label: string, text: string | null | undefined): Block[] {
  return text?.trim() ? [{ label, text }] : [];
}
