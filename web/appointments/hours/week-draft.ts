import {
  type DoctorHours,
  SaveWeekBody,
  WEEKDAYS,
  type WeekTime,
} from '#contract/appointments/doctor-hours.ts';

export type Kind = 'sessions' | 'breaks';
export type WeekDraft = {
  readonly slotMinutes: string;
  readonly perSlot: string;
  readonly sessions: readonly WeekTime[];
  readonly breaks: readonly WeekTime[];
};

export function draftOf(hours: DoctorHours): WeekDraft {
  const { slotMinutes, perSlot, sessions, breaks } = hours;
  return { slotMinutes: String(slotMinutes), perSlot: String(perSlot), sessions, breaks };
}

/** The request, or the first error. */
export function readDraft(draft: WeekDraft, version: number) {
  const numbers = { slotMinutes: Number(draft.slotMinutes), perSlot: Number(draft.perSlot) };
  const read = SaveWeekBody.safeParse({ ...draft, ...numbers, version });
  return read.success
    ? { body: read.data, error: null }
    : { body: null, error: read.error.issues[0]?.message ?? null };
}

/** A new session begins after the last one; a new break is in the middle of the first session. */
export function addTime(draft: WeekDraft, kind: Kind, weekday: number): WeekDraft {
  const ofDay = draft.sessions.filter((time) => time.weekday === weekday);
  const [first] = ofDay;
  const isAfternoon = ofDay.length > 0;
  const session = isAfternoon ? { from: '17:00', to: '20:00' } : { from: '09:00', to: '13:00' };
  const pause = { from: first?.from ?? '11:00', to: first?.to ?? '11:30' };
  const added = { weekday, ...(kind === 'sessions' ? session : pause) };
  return { ...draft, [kind]: [...draft[kind], added] };
}

/** Replaces a time; null removes it. */
export function changeTime(
  draft: WeekDraft,
  kind: Kind,
  { before, after }: { before: WeekTime; after: WeekTime | null },
): WeekDraft {
  const next = draft[kind].flatMap((time) => (time === before ? (after ?? []) : time));
  return { ...draft, [kind]: next };
}

/** Copies Monday to the other days until Saturday. */
export function copyMonday(draft: WeekDraft): WeekDraft {
  const copied = (times: readonly WeekTime[]) => [
    ...times.filter(({ weekday }) => weekday === 7),
    ...WEEKDAYS.filter((weekday) => weekday < 7).flatMap((weekday) =>
      times.filter((time) => time.weekday === 1).map((time) => ({ ...time, weekday })),
    ),
  ];
  return { ...draft, sessions: copied(draft.sessions), breaks: copied(draft.breaks) };
}
