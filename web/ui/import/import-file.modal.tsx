import { Button, FileInput, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import type { ImportRow } from '#contract/kernel/import.ts';
import type { Column } from '../data-table/data-table.tsx';
import { FormMessage } from '../form/form-message.tsx';
import { usePlaceInLine } from '../use-place-in-line.ts';
import { ImportPreview, type UseKeptPage } from './import-preview.tsx';
import { type Importing, type ImportQuestion, useImportFile } from './use-import-file.ts';

interface ImportFileModalProps<Row extends ImportRow> extends Importing<Row> {
  /** The columns that the file may have. */
  hint: string;
  /** The columns shown besides name and price. */
  columns: readonly Column<Row>[];
  /** Fetches a page of the rows of a long file. */
  useKeptPage: UseKeptPage<Row>;
  /** The path of the call, to look up its place in line. */
  path: string;
}

function labelOf(good: number | undefined): string {
  if (good === undefined) return 'Import';
  return good === 1 ? 'Import 1 row' : `Import ${good} rows`;
}

/** Imports an Excel file: previews it first, then imports all valid rows at once. */
export function ImportFileModal<Row extends ImportRow>(props: ImportFileModalProps<Row>) {
  const { hint, columns, question, useKeptPage, path, onClose } = props;
  const importing = useImportFile(props);
  const { preview, good, isReading, isApplying } = importing;
  const place = usePlaceInLine(path, isReading || isApplying);

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Import from Excel"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
        <FileInput
          label="File"
          description={hint}
          placeholder="Choose a file"
          accept=".xlsx,.xls"
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file away' }}
          data-autofocus
          disabled={isApplying}
          onChange={importing.choose}
        />
        {isReading && <Text role="status">Reading the file …</Text>}
        {place && <Text role="status">{place}</Text>}
        {preview && <ImportPreview preview={preview} columns={columns} useKeptPage={useKeptPage} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={importing.isRefused} loading={isApplying} onClick={importing.apply}>
            {labelOf(good)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type QuestionRadiosProps = {
  question: ImportQuestion;
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
