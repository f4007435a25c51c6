import { Button, FileInput, Group, Radio, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportRow } from '#contract/kernel/import.ts';
import type { Column } from '../data-table/data-table.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FormMessage } from '../form/form-message.tsx';
import { usePlaceInLine } from '../use-place-in-line.ts';
import { ImportColumnsTable } from './import-columns-table.tsx';
import { ImportPreview, type ImportReply, type UseKeptPage } from './import-preview.tsx';
import { type Choice, type Importing, useImportFile } from './use-import-file.ts';

/** The rows of a file have nine columns, each on one line. */
const WIDTH = 1100;

interface ImportFileModalProps<Row extends ImportRow, Reply extends ImportReply<Row>>
  extends Importing<Row, Reply> {
  /** The columns that the file may have. */
  hint: string;
  /** The title, and the endings of the files; without them, those of Excel. */
  title?: string;
  accept?: string;
  /** The fields that a column can be assigned to, with their labels. */
  fields: Readonly<Record<string, string>>;
  /** Whether a cell that needs a look can be mended in the preview. */
  canMend?: boolean;
  /** More fields below the question, by its answer. */
  more?: (answer: string | null, readOnly: boolean) => ReactNode;
  /** The columns shown besides name and price. */
  columns: readonly Column<Row>[];
  /** Fetches a page of the rows of a long file. */
  useKeptPage: UseKeptPage<Row>;
  /** A warning about what the import would do, above its rows. */
  warningOf?: (preview: Reply) => ReactNode;
  /** A warning beside the button, by the answer to the question that the file raises. */
  besideOf?: (preview: Reply, detail: string | null) => ReactNode;
  /** The path of the call, to look up its place in line. */
  path: string;
}

function labelOf(good: number | undefined): string {
  if (good === undefined) return 'Import';
  return good === 1 ? 'Import 1 row' : `Import ${good} rows`;
}

/** Imports an Excel file: previews it first, then imports all valid rows at once. */
export function ImportFileModal<Row extends ImportRow, Reply extends ImportReply<Row>>(
  props: ImportFileModalProps<Row, Reply>,
) {
  const { hint, columns, question, useKeptPage, path, onClose, fields } = props;
  const { title = 'Import from Excel', accept = '.xlsx,.xls', canMend = false } = props;
  const importing = useImportFile(props);
  const { preview, good, isReading, isApplying, mends, unchecked } = importing;
  const place = usePlaceInLine(path, isReading || isApplying);

  return (
    <Dialog onClose={onClose} size={WIDTH} title={title}>
      <Stack gap="sm">
        <FormMessage error={importing.error} />
        {question && (
          <QuestionRadios
            question={question}
            answer={importing.answer}
            readOnly={isApplying || isReading}
            onAnswer={importing.say}
          />
        )}
        {props.more?.(importing.answer, isApplying)}
        <FileInput
          label="File"
          description={hint}
          placeholder="Choose a file"
          accept={accept}
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file away' }}
          data-autofocus
          disabled={isApplying}
          onChange={importing.choose}
        />
        {isReading && <Text role="status">Reading the file …</Text>}
        {isReading && place && <Text role="status">{place}</Text>}
        {importing.canAssign && (
          <Group>
            <Button variant="default" onClick={() => importing.assign('')}>
              Choose the columns myself
            </Button>
          </Group>
        )}
        {preview?.columns && (
          <ImportColumnsTable
            columns={preview.columns}
            fields={fields}
            disabled={isReading || isApplying}
            onAssign={importing.assign}
          />
        )}
        {importing.asked && (
          <QuestionRadios
            question={importing.asked}
            answer={importing.detail}
            readOnly={isApplying || isReading}
            onAnswer={importing.tell}
          />
        )}
        {preview && props.warningOf?.(preview)}
        {preview && (
          <ImportPreview
            preview={preview}
            columns={columns}
            useKeptPage={useKeptPage}
            mending={canMend ? { fields, mends, mend: importing.mend } : undefined}
          />
        )}
        {preview && unchecked > 0 && (
          <Group>
            <Button variant="default" disabled={isApplying} onClick={importing.reread}>
              {unchecked === 1 ? 'Check the mended cell' : `Check ${unchecked} mended cells`}
            </Button>
          </Group>
        )}
        {/* The file field is scrolled off the screen here. */}
        {isApplying && place && (
          <Text role="status" ta="end">
            {place}
          </Text>
        )}
        {preview && props.besideOf?.(preview, importing.detail)}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={importing.isRefused} loading={isApplying} onClick={importing.apply}>
            {labelOf(good)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

type QuestionRadiosProps = {
  question: Choice;
  answer: string | null;
  readOnly: boolean;
  onAnswer: (answer: string) => void;
};

function QuestionRadios({ question, answer, readOnly, onAnswer }: QuestionRadiosProps) {
  return (
    <Radio.Group label={question.label} value={answer} readOnly={readOnly} onChange={onAnswer}>
      <Stack gap={4} mt={4}>
        {question.options.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
