import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from '#contract/kernel/import.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useSingleFlight } from '../form/use-single-flight.ts';
import { toast } from '../toast/toast.ts';
import type { ImportReply } from './import-preview.tsx';

/** A question to answer before the file is read, because the file does not contain the answer. */
export type ImportQuestion = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while it is unanswered. */
  readonly missing: string;
};

export type Importing<Row extends ImportRow> = {
  question?: ImportQuestion;
  /** Previews the import; aborted when the dialog closes. */
  look: (
    file: File,
    answer: string | null,
    options: { signal: AbortSignal },
  ) => Promise<ImportReply<Row>>;
  carryOut: (file: File, answer: string | null) => Promise<ImportReply<Row>>;
  /** Shown when the server sends no message. */
  failed: string;
  onClose: () => void;
};

/** The chosen file with its preview, and importing it. */
export function useImportFile<Row extends ImportRow>(importing: Importing<Row>) {
  const { question, look, carryOut, failed, onClose } = importing;
  const [answer, setAnswer] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportReply<Row> | null>(null);
  const [error, setError] = useState<string | null>(null);

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
    async (chosen: File | null, said: string | null) => {
      setFile(chosen);
      setAnswer(said);
      setPreview(null);
      setError(null);
      if (!chosen || (question && said === null)) return;
      const controller = new AbortController();
      looking.current = controller;
      await attempt(async () => setPreview(await look(chosen, said, controller)));
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
      toast.success((await carryOut(file, answer)).message);
      onClose();
    });
  });
  const good = preview ? preview.details.added + preview.details.updated : undefined;
  // Without a file, pressing the button shows a message.
  const isRefused = file !== null && !good && (!question || answer !== null);

  return {
    answer,
    choose: (chosen: File | null): void => void read(chosen, answer),
    say: (said: string): void => void read(file, said),
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
