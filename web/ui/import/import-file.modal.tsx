import { Button, FileInput, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from '#contract/kernel/import.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import type { Column } from '../data-table/data-table.tsx';
import { FormMessage } from '../form/form-message.tsx';
import { useSingleFlight } from '../form/use-single-flight.ts';
import { toast } from '../toast/toast.ts';
import { usePlaceInLine } from '../use-place-in-line.ts';
import { ImportPreview, type ImportReply, type UseKeptPage } from './import-preview.tsx';

/** A question to answer before the file is read, because the file does not contain the answer. */
export type ImportQuestion = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while it is unanswered. */
  readonly missing: string;
};

interface ImportFileModalProps<Row extends ImportRow> {
  /** The columns that the file may have. */
  hint: string;
  /** The columns shown besides name and price. */
  columns: readonly Column<Row>[];
  question?: ImportQuestion;
  /** Previews the import; aborted when the dialog closes. */
  look: (
    file: File,
    answer: string | null,
    options: { signal: AbortSignal },
  ) => Promise<ImportReply<Row>>;
  carryOut: (file: File, answer: string | null) => Promise<ImportReply<Row>>;
  /** Fetches a page of the rows of a long file. */
  useKeptPage: UseKeptPage<Row>;
  /** The path of the call, to look up its place in line. */
  path: string;
  /** Shown when the server sends no message. */
  failed: string;
  onClose: () => void;
}

function labelOf(good: number | undefined): string {
  if (good === undefined) return 'Import';
  return good === 1 ? 'Import 1 row' : `Import ${good} rows`;
}

/** Imports an Excel file: previews it first, then imports all valid rows at once. */
export function ImportFileModal<Row extends ImportRow>(props: ImportFileModalProps<Row>) {
  const { hint, columns, question, look, carryOut, useKeptPage, path, failed, onClose } = props;
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
  const place = usePlaceInLine(path, isReading || isApplying);
  const good = preview ? preview.details.added + preview.details.updated : undefined;

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Import from Excel"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <FormMessage error={error} />
        {question && (
          <Radio.Group
            label={question.label}
            value={answer}
            readOnly={isApplying || isReading}
            onChange={(said) => void read(file, said)}
          >
            <Stack gap={4} mt={4}>
              {question.options.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <FileInput
          label="File"
          description={hint}
          placeholder="Choose a file"
          accept=".xlsx,.xls"
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file away' }}
          data-autofocus
          disabled={isApplying}
          onChange={(chosen) => void read(chosen, answer)}
        />
        {isReading && <Text role="status">Reading the file …</Text>}
        {place && <Text role="status">{place}</Text>}
        {preview && <ImportPreview preview={preview} columns={columns} useKeptPage={useKeptPage} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            // Disabled for a refused file or one without valid rows; without a file, pressing it shows a message.
            disabled={file !== null && !good && (!question || answer !== null)}
            loading={isApplying}
            onClick={() => void apply()}
          >
            {labelOf(good)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
