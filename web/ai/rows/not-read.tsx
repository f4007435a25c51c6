import { useRef } from 'react';
import { z } from 'zod';
import { ANSWER_LISTS, listedIn, OFFLINE_SOURCE } from '#contract/ai/answer-lists.rules.ts';
import { NOT_READ_MESSAGES as M, notOrderedYet } from '#contract/ai/not-read.messages.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { Exchange } from '../conversation/exchange.ts';
import { type NotReadPlace, notReadName } from './not-read-name.ts';
import type { ProposalPlace } from './open-items.ts';

const LEFT = {
  prescription: { title: ANSWER_LISTS.unclear, next: M.typeDrug },
  tests: { title: ANSWER_LISTS.unknownTests, next: M.typeTest },
} as const;

/** A part of a note for which an answer proposes nothing. */
type NotReadPart = { readonly runId: string; readonly text: string };

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The parts of the notes that the assistant could not read, and so proposes nothing for, newest first: of
 * the newest answer, and of earlier ones while their note or the part itself still stands in the note.
 */
export function notReadIn(
  exchanges: readonly Exchange[],
  place: ProposalPlace,
  note: string,
): readonly NotReadPart[] {
  if (place === 'visit') return [];
  const now = plain(note);
  const parts = exchanges.flatMap(({ runId, source, origin, query, text: answer }, at) => {
    if (source !== OFFLINE_SOURCE || origin !== 'note') return [];
    const isWhole = at === 0 || now.includes(plain(query));
    return listedIn(answer, LEFT[place].title).flatMap((text) =>
      isWhole || now.includes(plain(text)) ? [{ runId, text }] : [],
    );
  });
  return parts.filter(({ text }, at) => parts.findIndex((one) => one.text === text) === at);
}

const Seen = z.array(z.string());

type NotReadProps = {
  parts: readonly NotReadPart[];
  place: NotReadPlace;
  visitId: string;
};

/** Says in the sheet that they are not ordered, until a person has seen it. */
export function NotRead({ parts, place, visitId }: NotReadProps) {
  const [seen, keepSeen] = useKept(notReadName(place, visitId), Seen);
  const box = useRef<HTMLDivElement>(null);
  const shown = parts.filter(({ runId }) => !seen?.includes(runId));
  if (shown.length === 0) return null;
  const close = (): void => {
    fieldBefore(box.current)?.focus();
    keepSeen([...new Set([...(seen ?? []), ...shown.map(({ runId }) => runId)])]);
  };
  return (
    <div ref={box}>
      <AlertBanner tone="warning" onClose={close}>
        {notOrderedYet(shown.map(({ text }) => text))} {LEFT[place].next}
      </AlertBanner>
    </div>
  );
}

/** The field of the rows above, in which the part is typed. */
function fieldBefore(box: HTMLElement | null): HTMLElement | undefined {
  const fields = box?.closest('.visit-sheet')?.querySelectorAll<HTMLElement>('[role="combobox"]');
  return [...(fields ?? [])].findLast(
    (field) =>
      box !== null &&
      (field.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      field.closest('.proposed') === null,
  );
}
