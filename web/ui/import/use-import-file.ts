import { useEffect, useRef, useState } from 'react';
import type { ImportRow, MendedCell } from '#contract/kernel/import.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useSingleFlight } from '../form/use-single-flight.ts';
import { toast } from '../toast/toast.ts';
import type { ImportReply } from './import-preview.tsx';

export type Choice = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A question that a file raises, answered by the preset until another answer is chosen. */
export type RaisedQuestion = Choice & {
  readonly preset: string;
  /** Whether the file was read otherwise without an answer, so that it is read again. */
  readonly isLikely?: boolean;
};

/** A question to answer before the file is read, because the file does not contain the answer. */
export type ImportQuestion = Choice & {
  /** Shown while it is unanswered. */
  readonly missing: string;
};

/** The columns that a person assigned, and the cells that they mended, as the body has them. */
export type Corrections = {
  /** The answer to the question of the preview. */
  readonly detail: string | null;
  readonly columns: string | undefined;
  readonly mended: string | undefined;
};

export type Importing<Row extends ImportRow, Reply extends ImportReply<Row>> = {
  question?: ImportQuestion;
  /** A question that the file itself raises. */
  detailOf?: (preview: Reply, answer: string | null) => RaisedQuestion | null;
  /** Previews the import; aborted when the dialog closes. */
  look: (
    file: File,
    answer: string | null,
    options: { signal: AbortSignal } & Corrections,
  ) => Promise<Reply>;
  carryOut: (file: File, answer: string | null, corrections: Corrections) => Promise<Reply>;
  /** Gets the reply of an import that was carried out. */
  onDone?: (reply: Reply) => void;
  /** Shown when the server sends no message. */
  failed: string;
  onClose: () => void;
};

/** The reasons that no choice of columns changes. */
const UNREADABLE: ReadonlySet<string> = new Set(Object.values(SPREADSHEET_MESSAGES));

type Told = {
  readonly columns: string | undefined;
  readonly cells: readonly MendedCell[];
  readonly detail: string | null;
};

const isSameCell = (a: MendedCell, b: MendedCell) =>
  a.row === b.row && a.sheet === b.sheet && a.field === b.field;

const withCell = (earlier: readonly MendedCell[], cell: MendedCell) => [
  ...earlier.filter((one) => !isSameCell(one, cell)),
  cell,
];

const textOf = (cells: readonly MendedCell[]) =>
  cells.length === 0 ? undefined : JSON.stringify(cells);

/** The chosen file with its preview, and importing it. */
export function useImportFile<Row extends ImportRow, Reply extends ImportReply<Row>>(
  importing: Importing<Row, Reply>,
) {
  const { question, detailOf, look, carryOut, onDone, failed, onClose } = importing;
  const [answer, setAnswer] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<string>();
  const [detail, setDetail] = useState<string | null>(null);
  const [asked, setAsked] = useState<RaisedQuestion | null>(null);
  const [preview, setPreview] = useState<Reply | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [mends, setMends] = useState<readonly MendedCell[]>([]);
  const [checked, setChecked] = useState<readonly MendedCell[]>([]);

  const looking = useRef<AbortController>(null);
  useEffect(() => () => looking.current?.abort(), []);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setError(null);
    try {
      await work();
    } catch (refused) {
      setError(saidOr(refused, failed));
    }
  };
  const { run: read, pending: isReading } = useSingleFlight(
    async (
      chosen: File | null,
      said: string | null,
      { columns: assigned, cells, detail: told }: Told,
    ) => {
      setDetail(told);
      // An answered question stays while the file is read again.
      if (told === null) setAsked(null);
      setFile(chosen);
      setColumns(assigned);
      setAnswer(said);
      setMends(cells);
      setChecked(cells);
      setPreview(null);
      setError(null);
      if (!chosen || (question && said === null)) return;
      const controller = new AbortController();
      looking.current = controller;
      const { signal } = controller;
      await attempt(async () => {
        const corrections = { columns: assigned, mended: textOf(cells), detail: told };
        let reply = await look(chosen, said, { signal, ...corrections });
        const raised = detailOf?.(reply, said) ?? null;
        if (told === null && raised?.isLikely) {
          setDetail(raised.preset);
          reply = await look(chosen, said, { signal, ...corrections, detail: raised.preset });
        }
        setPreview(reply);
        setAsked(raised);
      });
    },
  );
  const { run: apply, pending: isApplying } = useSingleFlight(async () => {
    if (!file) {
      setError(SPREADSHEET_MESSAGES.noFile);
      return;
    }
    if (question && answer === null) {
      setError(question.missing);
      return;
    }
    await attempt(async () => {
      const corrections = { columns, mended: textOf(mends), detail };
      const reply = await carryOut(file, answer, corrections);
      toast.success(reply.message);
      onDone?.(reply);
      onClose();
    });
  });
  const good = preview ? preview.details.added + preview.details.updated : undefined;
  // Without a file, pressing the button shows a message.
  const isRefused = file !== null && !good && (!question || answer !== null);

  return {
    answer,
    choose: (chosen: File | null): void =>
      void read(chosen, answer, { columns: undefined, cells: [], detail: null }),
    say: (said: string): void => void read(file, said, { columns, cells: mends, detail: null }),
    /** The question that the file raises, its answer, and answering it. */
    asked,
    detail: detail ?? asked?.preset ?? null,
    tell: (told: string): void => void read(file, answer, { columns, cells: mends, detail: told }),
    /** Reads the file again with these columns, in the form of `ImportColumns`. */
    assign: (assigned: string): void =>
      void read(file, answer, { columns: assigned, cells: mends, detail }),
    /** The cells mended so far. */
    mends,
    /** How many of them the preview does not know yet. */
    unchecked: mends.filter((cell) => !checked.includes(cell)).length,
    mend: (cell: MendedCell): void => setMends((earlier) => withCell(earlier, cell)),
    /** Reads the file again with the mended cells. */
    reread: (): void => void read(file, answer, { columns, cells: mends, detail }),
    /** The columns of a file can be assigned by hand where its table was not found. */
    canAssign: file !== null && error !== null && columns === undefined && !UNREADABLE.has(error),
    apply: (): void => void apply(),
    preview,
    /** The number of valid rows. */
    good,
    /** The file was refused, or has no valid rows. */
    isRefused,
    error,
    isReading,
    isApplying,
  };
}
