/** The input of a call: its user and its request. */
export type CallContext = {
  readonly clinicId: string;
  readonly userId: string;
  readonly sent: unknown;
};

/** The source of a statement's value, when another user makes the same call. */
export type Source =
  | { readonly from: 'context'; readonly path: readonly string[] }
  /** The nth identifier generated for this call. */
  | { readonly from: 'new'; readonly nth: number }
  /** A value from the result of an earlier statement. */
  | { readonly from: 'row'; readonly statement: number; readonly column: string };

/** A text template, or one whole value. */
export type Slot =
  | { readonly constant: unknown }
  | { readonly value: Source }
  | { readonly pieces: readonly (string | Source)[] };

export type ProgramStatement = {
  readonly text: Slot;
  readonly values: readonly Slot[] | undefined;
};

/** The recorded statements of a call, replayable for another call. */
export type Program = readonly ProgramStatement[];

/** A statement as sent, with the first row of its result. */
export type Recorded = {
  readonly text: string;
  readonly values: readonly unknown[] | undefined;
  row: Readonly<Record<string, unknown>> | undefined;
};
export type Recording = { readonly context: CallContext; readonly statements: readonly Recorded[] };

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function leavesOf(value: unknown, path: readonly string[] = []): [string, readonly string[]][] {
  if (typeof value === 'string') return [[value, path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Finds the sources of the identifiers and numbers in a recording. */
function sourcesOf({ context, statements }: Recording) {
  const ofContext = new Map(leavesOf(context));
  const made: string[] = [];
  const inRows = (before: number, value: unknown): Source | undefined => {
    for (let statement = 0; statement < before; statement += 1) {
      const row = statements[statement]?.row ?? {};
      const column = Object.keys(row).find((name) => row[name] === value);
      if (column !== undefined) return { from: 'row', statement, column };
    }
    return undefined;
  };
  return {
    inRows,
    /** The part of an identifier that differs between recordings. */
    ofId(id: string, statement: number): Source {
      const path = ofContext.get(id);
      if (path) return { from: 'context', path };
      const nth = made.indexOf(id);
      if (nth >= 0) return { from: 'new', nth };
      return inRows(statement, id) ?? { from: 'new', nth: made.push(id) - 1 };
    },
  };
}

type Sources = ReturnType<typeof sourcesOf>;

function slotOf(value: unknown, other: unknown, at: { statement: number; sources: Sources }): Slot {
  if (typeof value === 'number' && value !== other) {
    const row = at.sources.inRows(at.statement, value);
    if (row) return { value: row };
  }
  if (typeof value !== 'string' || typeof other !== 'string' || value === other) {
    return { constant: value };
  }
  const ids = [...value.matchAll(UUID)];
  const others = [...other.matchAll(UUID)].map(([id]) => id);
  const pieces: (string | Source)[] = [];
  let end = 0;
  for (const [nth, match] of ids.entries()) {
    const [id] = match;
    if (id === others[nth]) continue;
    pieces.push(value.slice(end, match.index), at.sources.ofId(id, at.statement));
    end = match.index + id.length;
  }
  pieces.push(value.slice(end));
  return pieces.length === 1 ? { constant: value } : { pieces };
}

/**
 * Derives the program of a call from two recordings of it, by different users about different
 * records.
 */
export function programOf(first: Recording, second: Recording): Program {
  if (first.statements.length !== second.statements.length) {
    const texts = [first, second].map(({ statements }) => statements.map(({ text }) => text));
    throw new Error(
      `The two recordings of a call have different statements:\n${texts.map((all) => all.join('\n')).join('\n\n')}`,
    );
  }
  const sources = sourcesOf(first);
  return first.statements.map(({ text, values }, statement) => {
    const other = second.statements[statement];
    const at = { statement, sources };
    return {
      text: slotOf(text, other?.text, at),
      values: values?.map((value, nth) => slotOf(value, other?.values?.[nth], at)),
    };
  });
}

function read(source: Source, call: Filling): unknown {
  if (source.from === 'new') {
    call.made[source.nth] ??= call.newId();
    return call.made[source.nth];
  }
  if (source.from === 'row') return call.rows[source.statement]?.[source.column];
  return source.path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    call.context,
  );
}

/** A call in progress, run by its program. */
export type Filling = {
  readonly context: CallContext;
  readonly newId: () => string;
  readonly made: string[];
  readonly rows: (Readonly<Record<string, unknown>> | undefined)[];
};

export function fill(slot: Slot, call: Filling): unknown {
  if ('constant' in slot) return slot.constant;
  if ('value' in slot) return read(slot.value, call);
  return slot.pieces
    .map((piece) => (typeof piece === 'string' ? piece : read(piece, call)))
    .join('');
}
