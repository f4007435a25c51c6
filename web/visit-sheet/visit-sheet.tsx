import { ageToday } from '#web/patients/index.ts';
import './visit-sheet.css';
import { Group, Skeleton, Stack, Title } from '@mantine/core';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet as Sheet } from '#contract/visit-sheet/visit-sheet.ts';
import { getVisitVitals } from '#contract/vitals/vitals.endpoints.ts';
import { FollowUpBooking } from '#web/appointments/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { JUST_READ_MS, useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { useUnhurried } from '#web/lib/use-unhurried.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { VitalsPart } from '#web/vitals/index.ts';
import { FavouritesButton } from './favourites/favourites-button.tsx';
import { useFavouriteCommands } from './favourites/use-favourite-commands.ts';
import { useInsertRows } from './favourites/use-insert-rows.ts';
import { gatherTyped } from './gather-typed.ts';
import { OtherOrders } from './other-orders.tsx';
import { type PaperHandle, PrintVisit } from './paper/print-visit.tsx';
import type { NoteAnswer } from './paper/printed-complaint.ts';
import { useEarlyPrint } from './paper/use-early-print.ts';
import { AdvicePart } from './parts/advice-part.tsx';
import { ClosedParts } from './parts/closed-parts.tsx';
import { DiagnosisPart } from './parts/diagnosis-part.tsx';
import { FollowUpPart } from './parts/follow-up-part.tsx';
import { PrescriptionPart } from './parts/prescription-part.tsx';
import { TestsPart } from './parts/tests-part.tsx';
import { useWantedRows } from './repeat/use-wanted-rows.ts';
import { showSheet } from './saving/left-sheets.ts';
import { useSheetEditor } from './saving/use-sheet-editor.ts';
import { SheetStatus } from './sheet-status.tsx';
import { typedName } from './typed-name.ts';
import { useLeftTyped, useUnsettled } from './use-left-typed.ts';
import { useEarlyJumps, useSheetJumps } from './use-sheet-jumps.ts';

/** Saves the sheet before the page continues; resolves to false when something could not be saved. */
export type SheetHandle = {
  readonly save: () => Promise<boolean>;
  /**
   * Removes from the device what was typed and left out, once the visit is completed; returns a function that puts it
   * back.
   */
  readonly forget: () => () => void;
  /** Leaves what is typed and not taken in its fields, where it is found again. */
  readonly saveTaken: () => Promise<boolean>;
  /** Says that the printed paper, if there is one, is out of date: more was ordered. */
  readonly sayOutOfDate: () => void;
};

type VisitSheetProps = {
  visitId: string;
  visit: Visit | undefined;
  /** The visit is completed or cancelled. */
  isOver: boolean;
  /** The note as it is typed. */
  note: string;
  /** The answers to notes of this visit, newest first; undefined while they load. */
  answers: readonly NoteAnswer[] | undefined;
  handle: RefObject<SheetHandle | null>;
  /** Accepts what the assistant proposed, without serious warnings; returns how many proposals that were. */
  acceptAll: () => Promise<number>;
  /** Whether an image is attached to the note and not sent. */
  hasImage: boolean;
  /** Renders the proposals that wait in a part of the sheet. */
  proposed: (place: 'visit' | 'prescription' | 'tests') => ReactNode;
};

/** The sheet of a visit: what it orders and prints, edited in place and saved by itself. */
export function VisitSheet({ visitId, ...shown }: VisitSheetProps) {
  const { data, error, refetch } = useApi(
    getVisitSheet,
    { params: { id: visitId } },
    { live: true, staleTime: JUST_READ_MS },
  );
  const isShown = useUnhurried(data !== undefined, 'below');
  const isLoading = !(data && isShown);
  const isFailed = error !== null && !data;
  useEarlyPrint(visitId, { visit: shown.visit, isLoading });
  useEarlyJumps(visitId, { isLoading: isLoading && !isFailed, isFailed });
  if (isFailed) {
    return (
      <ErrorState message="The visit sheet could not be loaded." onRetry={() => void refetch()} />
    );
  }
  // As tall as the window, so that the note's foot is not seen to move when the sheet renders.
  if (!data || !isShown) return <Skeleton height="100dvh" />;
  return <SheetForm newest={data} {...shown} />;
}

const NOT_COMPLETED = 'visit-sheet.not-completed';

type Leaving = {
  readonly visitId: string;
  readonly settle: () => boolean;
  readonly save: () => Promise<boolean>;
  readonly unsettled: ReturnType<typeof useUnsettled>;
  readonly forget: () => () => void;
  readonly paper: RefObject<PaperHandle | null>;
};

/** Saves the sheet when its visit is completed, with what is typed, and when the page is left. */
function useSheetHandle(
  handle: VisitSheetProps['handle'],
  { visitId, settle, save, unsettled, forget, paper }: Leaving,
): void {
  useImperativeHandle(handle, () => ({
    save: async () => {
      // A page that was left completes no visit.
      if ((await paper.current?.printed()) === false) return false;
      const isTaken = settle();
      const isSaved = await save();
      // Only now: the server may have refused a row.
      if (!unsettled(isTaken)) return false;
      if (!isSaved) toast.error(M.notCompleted, { about: NOT_COMPLETED });
      return isSaved && isTaken;
    },
    forget,
    saveTaken: async () => {
      if ((await paper.current?.printed()) === false) return false;
      return save();
    },
    sayOutOfDate: () => paper.current?.sayOutOfDate(),
  }));
  useEffect(() => {
    const onHide = (): void => void save();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  });
  const navigate = useNavigate();
  const saveLeft = useStable(save);
  const open = useStable((id: string) =>
    navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: id })),
  );
  useEffect(() => showSheet(visitId, saveLeft, (id) => void open(id)), [visitId, saveLeft, open]);
}

type SheetFormProps = Omit<VisitSheetProps, 'visitId'> & { newest: Sheet };

function SheetForm({ newest, visit, isOver, note, ...props }: SheetFormProps) {
  const { answers, handle, hasImage, acceptAll, proposed } = props;
  const paper = useRef<PaperHandle>(null);
  useState(() => gatherTyped(newest.visitId));
  const editor = useSheetEditor(newest, newest, isOver);
  const age = visit ? ageToday(visit.Patient) : null;
  const { draft, change, sheet, save } = editor;
  const { role } = useCurrentUser();
  const titleId = useId();
  const form = useRef<HTMLElement>(null);
  const insert = useInsertRows(editor);
  const commands = useFavouriteCommands(insert);
  useWantedRows(newest.visitId, insert);
  useSheetJumps(form, newest.visitId);
  const { take, ...leaving } = useLeftTyped(editor, form);
  const unsettled = useUnsettled({ editor, sheet: form, hasImage });
  useSheetHandle(handle, { ...leaving, visitId: newest.visitId, save, unsettled, paper });

  return (
    <section ref={form} className="ui-sheet visit-sheet" aria-labelledby={titleId}>
      <Group justify="space-between" gap="xs">
        <Title order={2} id={titleId} className="note-label">
          Visit sheet
        </Title>
        <Group gap="xs">
          <SheetStatus {...editor} />
          {commands && <FavouritesButton sheet={form} draft={draft} insert={insert} />}
        </Group>
      </Group>
      <Stack gap="md">
        {mayCall(getVisitVitals, role) && <VitalsPart visitId={newest.visitId} age={age} />}
        {proposed('visit')}
        {sheet.closed ? (
          <ClosedParts sheet={sheet} />
        ) : (
          <DiagnosisPart
            draft={draft}
            change={change}
            commands={commands}
            keptAs={typedName(newest.visitId, 'diagnosis')}
          />
        )}
        <OtherOrders sheet={sheet} />
        {mayCall(createPharmacyOrder, role) && (
          <PrescriptionPart editor={editor} commands={commands} age={age?.years ?? null} />
        )}
        {proposed('prescription')}
        {mayCall(createLabOrder, role) && (
          <TestsPart visitId={newest.visitId} draft={draft} change={change} commands={commands} />
        )}
        {proposed('tests')}
        {!sheet.closed && (
          <>
            <AdvicePart draft={draft} change={change} />
            <FollowUpPart draft={draft} change={change} note={note} />
          </>
        )}
        {visit?.doctor_id && (
          <FollowUpBooking
            visitId={newest.visitId}
            doctorId={visit.doctor_id}
            day={draft.followUpOn}
          />
        )}
        <PrintVisit
          editor={editor}
          newest={newest}
          take={take}
          visit={visit}
          note={note}
          answers={answers}
          acceptAll={acceptAll}
          handle={paper}
        />
      </Stack>
    </section>
  );
}
