import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ageOfPerson } from '#contract/patients/age.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import {
  addendumNotOnPaper,
  boughtElsewhere,
  notOnPaper,
  paperOutOfDate,
  proposalsNotOnPaper,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import { typedAddendum, useAddenda } from '#web/addenda/index.ts';
import { useFollowUpSlot } from '#web/appointments/index.ts';
import { invalidateTopics } from '#web/lib/api/use-api.ts';
import { dayOf } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { typedReadings, useVisitVitals } from '#web/vitals/index.ts';
import { askingRows } from '../asking-rows.ts';
import { isSame } from '../saving/sheet-draft.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { type PaperContent, paperContent } from './paper-content.ts';
import { type NoteAnswer, printedComplaint } from './printed-complaint.ts';
import {
  isPaperWanted,
  notePrinted,
  printedPaper,
  registerPrinter,
  takeWanted,
} from './printed-papers.ts';
import { aboutPaper, useSayUnprinted } from './use-say-unprinted.ts';
import { useUnprinted } from './use-unprinted.ts';
import { waitingOrders } from './waiting-orders.ts';

export type VisitPaperProps = {
  editor: SheetEditor;
  /** The newest sheet that the live query has. */
  newest: VisitSheet;
  /** Takes the rows that are typed and not entered yet. */
  take: () => void;
  visit: Visit | undefined;
  /** The note as it is typed. */
  note: string;
  /** The answers to notes of this visit, newest first; undefined while they load. */
  answers: readonly NoteAnswer[] | undefined;
  /** Accepts what the assistant proposed, without serious warnings; returns how many proposals that were. */
  acceptAll: () => Promise<number>;
};

/** Returns the content of the paper as the screen has it now. */
function usePaperContent({ editor, visit, note, answers }: VisitPaperProps) {
  const { booked, isLoading: isBookingLoading } = useFollowUpSlot(editor.sheet.visitId);
  const { visitId, patientId } = editor.sheet;
  const latest = useRef(editor);
  latest.current = editor;
  const vitals = useVisitVitals(visitId);
  const addenda = useAddenda(patientId);
  const { name } = useCurrentUser();
  const contentOf = (typed = typedReadings(visitId, name)): PaperContent => {
    const lines = vitalLines(
      [...(vitals.data?.readings ?? []), ...typed],
      visit ? ageOfPerson(visit.Patient, dayOf(visit.created_at)) : null,
    );
    const around = { vitals: lines, addenda: addenda.data ?? [], followUp: booked ?? null };
    const complaint = printedComplaint(note, answers ?? [], latest.current.draft.outsideTests);
    return paperContent(latest.current, { complaint, ...around });
  };
  const isLoading = !visit || !answers || vitals.isLoading || addenda.isLoading || isBookingLoading;
  return { contentOf, latest, isLoading, typed: () => typedReadings(visitId, name) };
}

const NO_ANSWERS: readonly NoteAnswer[] = [];
/** A reply that does not come must not prevent a paper. */
const WAIT_MOST_MS = 5_000;

/** Withdraws what a paper lacks: another visit's page must not show it, nor order what it offers. */
function useWithdrawn(visitId: string, isWaiting: boolean): void {
  useEffect(
    () => () => {
      withdrawToasts(aboutMissing(visitId));
      withdrawToasts(aboutWaiting(visitId));
    },
    [visitId],
  );
  useEffect(() => {
    if (!isWaiting) withdrawToasts(aboutWaiting(visitId));
  }, [isWaiting, visitId]);
}

type Wanting = {
  readonly visitId: string;
  readonly visit: Visit | undefined;
  /** Called once a paper is printed. */
  readonly onPrinted: () => void;
};

/** The paper that was asked for: whether it waits, and the message when the page is left before it is printed. */
function useWantedPaper({ visitId, visit, onPrinted }: Wanting) {
  const [isWanted, setWanted] = useState(() => isPaperWanted(visitId));
  const { again, sayUnprinted } = useSayUnprinted(visitId, visit);
  const unprinted = useUnprinted(isWanted, sayUnprinted);
  const { settle } = unprinted;
  /** The content that is laid out and not printed yet. */
  const laidOut = useRef<string | null>(null);
  const end = useStable((isPrinted: boolean): void => {
    if (isPrinted && laidOut.current !== null) notePrinted(visitId, laidOut.current);
    laidOut.current = null;
    if (isPrinted) onPrinted();
    settle();
  });
  const printer = usePrint<PaperContent>(useStable(() => end(true)));
  // Another paper of the page was printed instead.
  const isGone = printer.paper === null && !isWanted;
  useEffect(() => {
    if (isGone) end(false);
  }, [isGone, end]);
  const want = (): void => {
    unprinted.ask();
    setWanted(true);
  };
  const takeOver = useEffectEvent(() => {
    if (takeWanted(visitId) && !isWanted) want();
  });
  // Not while rendering: React may discard a render, and a key may be pressed before its effects run.
  useEffect(() => takeOver(), []);
  const print = (content: PaperContent): void => {
    laidOut.current = JSON.stringify(content);
    setWanted(false);
    printer.print(content);
  };
  const { ask, printed } = unprinted;
  const isLaidOut = (): boolean => laidOut.current !== null;
  return { isWanted, want, again, ask, printed, print, isLaidOut, paper: printer.paper };
}

/** Prints the paper of a visit, and says what is not on it and when it is out of date. */
export function useVisitPaper(props: VisitPaperProps) {
  const { editor, newest, take, visit, answers = NO_ANSWERS, acceptAll } = props;
  const { visitId } = editor.sheet;
  const { contentOf, latest, isLoading, typed } = usePaperContent(props);
  const latestAnswers = useRef(answers);
  latestAnswers.current = answers;
  const wanted = useWantedPaper({ visitId, visit, onPrinted: () => checkPrinted() });
  const { isWanted, want, again, printed, paper } = wanted;

  const acceptAndPrint = async (): Promise<void> => {
    // The card of a failed proposal shows the reason.
    if ((await acceptAll()) === 0) return sayWaiting();
    await invalidateTopics('pharmacy-orders', 'lab-orders');
    want();
  };
  const sayMissing = (): void => {
    const { draft, isShort } = latest.current;
    const about = aboutMissing(visitId);
    const short = draft.lines.filter(isShort).map(({ name }) => name);
    if (short.length > 0) toast.info(boughtElsewhere(short));
    for (const { name, why } of askingRows(latest.current)) {
      if (!short.includes(name)) toast.info(notOnPaper(name, why), { about, stays: true });
    }
    const addendum = typedAddendum(visitId);
    if (addendum !== '') toast.info(addendumNotOnPaper(addendum), { about, stays: true });
    sayWaiting();
  };
  const sayWaiting = (): void => {
    const waiting = waitingOrders(latestAnswers.current);
    if (waiting.length === 0) return;
    const action = { label: 'Accept and print again', onPress: () => void acceptAndPrint() };
    toast.info(proposalsNotOnPaper(waiting), { action, about: aboutWaiting(visitId), stays: true });
  };
  const printNow = useStable((): void => {
    wanted.ask();
    const readings = typed();
    take();
    for (const about of aboutOf(visitId)) withdrawToasts(about);
    wanted.print(contentOf(readings));
    // Printing never waits for this save: the paper has what is on the screen.
    void latest.current.save();
    sayMissing();
  });
  const sayOutOfDate = (): void => {
    const last = printedPaper(visitId);
    if (!last || !visit || last.isSaid) return;
    last.isSaid = true;
    const about = aboutPaper(visitId);
    const action = { label: 'Print again', onPress: again };
    toast.info(paperOutOfDate(visit.token_no), { action, about, stays: true });
  };

  useWithdrawn(visitId, waitingOrders(answers).length > 0);
  useEffect(() => registerPrinter(visitId, printNow), [visitId, printNow]);
  const isCurrent = isSame(newest, editor.sheet);
  useEffect(() => {
    if (!isWanted) return;
    if (isCurrent && !isLoading) return printNow();
    const timer = setTimeout(printNow, WAIT_MOST_MS);
    return () => clearTimeout(timer);
  }, [isWanted, isCurrent, isLoading, printNow]);
  const checkPrinted = useStable((): void => {
    const last = printedPaper(visitId);
    // The paper that is laid out replaces it.
    if (!last || isLoading || wanted.isLaidOut()) return;
    if (JSON.stringify(contentOf()) !== last.content) sayOutOfDate();
  });
  useEffect(() => checkPrinted());
  /** The paper of a page that has just opened has what it still loads, too. */
  const print = (): void => (isLoading ? want() : printNow());
  return { paper, print, printed, sayOutOfDate: useStable(sayOutOfDate) };
}

/** The subjects of the messages that end with the page. */
const aboutMissing = (visitId: string): string => `paper-missing.${visitId}`;
const aboutWaiting = (visitId: string): string => `paper-waiting.${visitId}`;
const aboutOf = (visitId: string): readonly string[] =>
  [aboutPaper, aboutMissing, aboutWaiting].map((about) => about(visitId));
