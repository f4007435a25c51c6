import { useState } from 'react';
import { ANSWER_LISTS, listedIn, OFFLINE_SOURCE } from '#contract/ai/answer-lists.rules.ts';
import { NOT_READ_MESSAGES as M, notOrderedYet } from '#contract/ai/not-read.messages.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { Exchange } from '../conversation/exchange.ts';
import type { ProposalPlace } from './open-items.ts';

const LEFT = {
  prescription: { title: ANSWER_LISTS.unclear, next: M.typeDrug },
  tests: { title: ANSWER_LISTS.unknownTests, next: M.typeTest },
} as const;

/** The parts of the newest note that the assistant could not read, and so proposes nothing for. */
export function notReadIn([newest]: readonly Exchange[], place: ProposalPlace): readonly string[] {
  if (place === 'visit' || newest?.source !== OFFLINE_SOURCE) return [];
  return listedIn(newest.text, LEFT[place].title);
}

type NotReadProps = { texts: readonly string[]; place: 'prescription' | 'tests' };

/** Says in the sheet that they are not ordered, until a person has seen it. */
export function NotRead({ texts, place }: NotReadProps) {
  const [seen, setSeen] = useState('');
  const all = texts.join('\n');
  if (seen === all) return null;
  return (
    <AlertBanner tone="warning" onClose={() => setSeen(all)}>
      {notOrderedYet(texts)} {LEFT[place].next}
    </AlertBanner>
  );
}
