import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';

export const RECORD_FIELDS = ['complaint', 'case_summary'] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];
export type RecordTexts = Readonly<Record<RecordField, string>>;
export type RecordVersion = Pick<ComplaintRecord, RecordField | 'updatedAt'>;

/** A record under somebody's hands. */
export type Editing = {
  /** The server's texts that what is typed began from. */
  readonly base: RecordVersion;
  readonly mine: RecordTexts;
  /** What colleagues saved meanwhile where I have written too; undecided. */
  readonly theirs: Partial<RecordTexts>;
  /** Sent without an answer: the server may have one of them. */
  readonly sent: Readonly<Partial<Record<RecordField, readonly string[]>>>;
};

/** Nothing typed yet. */
export function startEditing({ complaint, case_summary, updatedAt }: RecordVersion): Editing {
  const mine = { complaint, case_summary };
  return { base: { ...mine, updatedAt }, mine, theirs: {}, sent: {} };
}

export function typeText(editing: Editing, field: RecordField, text: string): Editing {
  return { ...editing, mine: { ...editing.mine, [field]: text } };
}

/** Fields whose text the server does not have. */
export function unsavedFields({ base, mine }: Editing): RecordField[] {
  return RECORD_FIELDS.filter((field) => mine[field] !== base[field]);
}

/** Fields that two people have written; each waits for a decision. */
export function clashingFields({ theirs }: Editing): RecordField[] {
  return RECORD_FIELDS.filter((field) => theirs[field] !== undefined);
}

/** The texts to send for these fields; a clashing one is not sent over somebody's text. */
export function textsToSend(
  editing: Editing,
  fields: readonly RecordField[],
): Partial<Record<RecordField, string>> {
  const sendable = unsavedFields(editing).filter(
    (field) => fields.includes(field) && editing.theirs[field] === undefined,
  );
  return Object.fromEntries(sendable.map((field) => [field, editing.mine[field]]));
}

/**
 * Takes a version from the server. A field that only one side has changed follows that side; one
 * that both have changed keeps what is typed and waits with both texts for a decision.
 */
export function receive(editing: Editing, version: RecordVersion): Editing {
  const { updatedAt } = version;
  if (Date.parse(updatedAt) <= Date.parse(editing.base.updatedAt)) return editing;
  let next: Editing = { ...editing, base: { ...editing.base, updatedAt } };
  for (const field of RECORD_FIELDS) next = receiveField(next, field, version[field]);
  return next;
}

function receiveField(editing: Editing, field: RecordField, now: string): Editing {
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

/** Notes my own texts that the server may have: when they come back they are no colleague's. */
export function maybeSent(editing: Editing, texts: Partial<RecordTexts>): Editing {
  let { sent } = editing;
  for (const field of RECORD_FIELDS) {
    const text = texts[field];
    if (text !== undefined) sent = { ...sent, [field]: [...(sent[field] ?? []), text] };
  }
  return { ...editing, sent };
}

/**
 * Brings back what was typed before, from the version it began from. Beside a text typed since then
 * it is put together with it; over a record that a colleague has changed since then it is a clash.
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

/** Settles a clash with a text: mine, theirs or one made of both. */
export function decide(editing: Editing, field: RecordField, text: string): Editing {
  const { [field]: theirText, ...undecided } = editing.theirs;
  if (theirText === undefined) return editing;
  return {
    ...editing,
    base: { ...editing.base, [field]: theirText },
    mine: { ...editing.mine, [field]: text },
    theirs: undecided,
  };
}

/** Both texts in one: what they share at the beginning and the end once, and between it theirs, then mine. */
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
