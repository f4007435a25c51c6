import type { VisitNote } from '#contract/consultation/visit-note.ts';

export const NOTE_FIELDS = ['complaint', 'case_summary'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];
export type NoteTexts = Readonly<Record<NoteField, string>>;
export type NoteVersion = Pick<VisitNote, NoteField | 'updatedAt'>;

/** The state of a note being edited. */
export type Editing = {
  /** The server's texts that the edit is based on. */
  readonly base: NoteVersion;
  readonly mine: NoteTexts;
  /** Colleagues' versions of fields that were also edited here; undecided. */
  readonly theirs: Partial<NoteTexts>;
  /** Texts sent without a response: the server may have stored one of them. */
  readonly sent: Readonly<Partial<Record<NoteField, readonly string[]>>>;
};

/** The state before the first edit. */
export function startEditing({ complaint, case_summary, updatedAt }: NoteVersion): Editing {
  const mine = { complaint, case_summary };
  return { base: { ...mine, updatedAt }, mine, theirs: {}, sent: {} };
}

export function typeText(editing: Editing, field: NoteField, text: string): Editing {
  return { ...editing, mine: { ...editing.mine, [field]: text } };
}

/** The fields with unsaved text. */
export function unsavedFields({ base, mine }: Editing): NoteField[] {
  return NOTE_FIELDS.filter((field) => mine[field] !== base[field]);
}

/** The fields in conflict; each waits for a decision. */
export function clashingFields({ theirs }: Editing): NoteField[] {
  return NOTE_FIELDS.filter((field) => theirs[field] !== undefined);
}

/**
 * The texts to send for these fields; a field in conflict is left out, so that no other person's text is overwritten.
 */
export function textsToSend(
  editing: Editing,
  fields: readonly NoteField[],
): Partial<Record<NoteField, string>> {
  const sendable = unsavedFields(editing).filter(
    (field) => fields.includes(field) && editing.theirs[field] === undefined,
  );
  return Object.fromEntries(sendable.map((field) => [field, editing.mine[field]]));
}

/**
 * Merges a version from the server. A field changed on one side takes that side's text. A field changed on both sides
 * keeps the local text and is marked as a conflict.
 */
export function receive(editing: Editing, version: NoteVersion): Editing {
  const { updatedAt } = version;
  if (Date.parse(updatedAt) <= Date.parse(editing.base.updatedAt)) return editing;
  let next: Editing = { ...editing, base: { ...editing.base, updatedAt } };
  for (const field of NOTE_FIELDS) next = receiveField(next, field, version[field]);
  return next;
}

function receiveField(editing: Editing, field: NoteField, now: string): Editing {
  const { base, mine, theirs, sent } = editing;
  const isMineOnly = [base[field], mine[field], ...(sent[field] ?? [])].includes(now);
  if (isMineOnly || mine[field] === base[field]) {
    const { [field]: _, ...undecided } = theirs;
    const text = isMineOnly ? mine[field] : now;
    return {
      ...editing,
      base: { ...base, [field]: now },
      mine: { ...mine, [field]: text },
      theirs: undecided,
    };
  }
  return { ...editing, theirs: { ...theirs, [field]: now } };
}

/**
 * Remembers sent texts that the server may have stored, so that their return is not mistaken for a
 * colleague's edit.
 */
export function maybeSent(editing: Editing, texts: Partial<NoteTexts>): Editing {
  let { sent } = editing;
  for (const field of NOTE_FIELDS) {
    const text = texts[field];
    if (text !== undefined) sent = { ...sent, [field]: [...(sent[field] ?? []), text] };
  }
  return { ...editing, sent };
}

/**
 * Restores a draft with the version it is based on. A text typed since then is merged with it. If a colleague has
 * changed the note since then, the field is marked as a conflict.
 */
export function restore(editing: Editing, before: Pick<Editing, 'base' | 'mine'>): Editing {
  let next = editing;
  for (const field of unsavedFields({ ...editing, ...before })) {
    const { base, mine, theirs } = next;
    const text = before.mine[field];
    const isChanged = base[field] !== before.base[field] && base[field] !== text;
    if (mine[field] !== base[field]) {
      next = typeText(next, field, mergeTexts(mine[field], text));
    } else if (isChanged) {
      next = {
        ...typeText(next, field, text),
        base: { ...base, [field]: before.base[field] },
        theirs: { ...theirs, [field]: base[field] },
      };
    } else {
      next = typeText(next, field, text);
    }
  }
  return next;
}

/** Resolves a conflict with a text: mine, theirs or a merged one. */
export function decide(editing: Editing, field: NoteField, text: string): Editing {
  const { [field]: theirText, ...undecided } = editing.theirs;
  if (theirText === undefined) return editing;
  return {
    ...editing,
    base: { ...editing.base, [field]: theirText },
    mine: { ...editing.mine, [field]: text },
    theirs: undecided,
  };
}

/** Merges two texts: their common prefix and suffix once, and between them theirs, then mine. */
export function mergeTexts(theirs: string, mine: string): string {
  const a = theirs.split('\n');
  const b = mine.split('\n');
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [...a.slice(0, a.length - end), ...b.slice(start)].join('\n');
}
