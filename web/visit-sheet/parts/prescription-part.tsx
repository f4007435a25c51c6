import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { hasNoCourse } from '#contract/medicines/drug-form.ts';
import { alreadyInOrder } from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  VISIT_SHEET_MESSAGES as M,
  orderedSoFar,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import {
  changeLine,
  type FreshLine,
  type LineChange,
  type OrderLineDraft,
  OrderLines,
  OrderWarnings,
  pricesOf,
  SafetyPart,
} from '#web/pharmacy/index.ts';
import type { Commands } from '#web/ui/combobox/command-combobox.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ASKS } from '../asking-rows.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { typedName } from '../typed-name.ts';
import { useDoseOffers } from './child-dose.tsx';
import { lineOf, unreadLine } from './line-of.ts';
import { RowChips } from './row-chips.tsx';
import { RowField } from './row-field.tsx';
import type { TypedRow } from './row-options.ts';
import { UNDATED, UNSURE } from './undated-rows.ts';
import { useNextRowKeys } from './use-next-row-keys.ts';
import { useRemovedRows } from './use-removed-rows.ts';
import { useMarkedRows } from './use-unsure-rows.ts';

type PrescriptionPartProps = {
  editor: SheetEditor;
  commands: Commands | undefined;
  /** The patient's age in years; null when unknown. */
  age: number | null;
};

/** Adds and edits the rows of the prescription. */
function useRows({ draft, change, sheet, drugs }: SheetEditor) {
  const [fresh, setFresh] = useState<FreshLine | null>(null);
  const unsure = useMarkedRows(sheet.visitId, draft.lines, 'unsure-rows');
  const undated = useMarkedRows(sheet.visitId, draft.lines, 'undated-rows', (line, field) => {
    // The 1 that stood there is what the doctor means.
    if (field !== 'days' || !line.daysAssumed) return;
    const written = { ...line, daysAssumed: undefined };
    change({ lines: draft.lines.map((one) => (one === line ? written : one)) });
  });

  const add = (rows: readonly TypedRow[]): boolean => {
    const again = rows.find((row) => draft.lines.some(({ drugId }) => drugId === row.drug.id));
    if (again) {
      toast.error(alreadyInOrder(again.drug.name));
      return false;
    }
    const added = rows.map(({ drug, line, unread }) =>
      unread === null ? lineOf(drug, line) : unreadLine(drug, unread),
    );
    change({ lines: [...draft.lines, ...added] });
    for (const [at, { drug, asked, unread }] of rows.entries()) {
      // Without days the row itself gets the focus.
      setFresh(asked && { id: drug.id, field: asked });
      unsure.set(drug.id, unread !== null);
      const isCourse = !hasNoCourse(drug, added[at]?.directions ?? '');
      undated.set(drug.id, asked !== null && unread === null && isCourse);
      if (unread !== null) toast.info(M.doseNotSure);
    }
    return true;
  };

  const edit = (line: OrderLineDraft, changes: LineChange): void => {
    const unit = drugs?.find(({ id }) => id === line.drugId)?.unit;
    const next = changeLine(line, changes, unit);
    if (isNumbered(changes)) unsure.set(line.drugId, false);
    if (changes.days !== undefined) undated.set(line.drugId, false);
    change({ lines: draft.lines.map((one) => (one === line ? next : one)) });
  };

  return { add, edit, fresh, unsure, undated };
}

/** The drugs of the visit, with a field that reads shorthand. */
export function PrescriptionPart({ editor, commands, age }: PrescriptionPartProps) {
  const { draft, change, drugs, stockOf, safety, whyHeld, unchecked } = editor;
  const field = useRef<HTMLInputElement>(null);
  const doseOffer = useDoseOffers(editor);
  const { add, edit, fresh, unsure, undated } = useRows(editor);
  const put = useRemovedRows(editor);
  const addOutside = (text: string): void =>
    change({ outside: [draft.outside.trimEnd(), text].filter(Boolean).join('\n') });
  const nextRow = useNextRowKeys(field);

  return (
    <Stack
      gap="xs"
      onFocus={nextRow.onFocus}
      onInput={(event) => {
        for (const keys of [nextRow, unsure, undated]) keys.onInput(event);
      }}
      onKeyDown={(event) => {
        for (const keys of [nextRow, unsure, undated]) keys.onKeyDown(event);
      }}
    >
      {draft.lines.length > 0 && (
        <OrderLines
          lines={draft.lines}
          onChange={put}
          stockOf={stockOf}
          priceOf={pricesOf(drugs)}
          packOf={(id) => drugs?.find((drug) => drug.id === id)}
          fresh={fresh}
          withoutPrice
          onNext={() => field.current?.focus()}
          aside={(line) => (
            <>
              <RowChips line={line} onChange={(changes) => edit(line, changes)} />
              {doseOffer(line)}
              <RowNotes
                line={line}
                editor={editor}
                whyHeld={whyHeld(line)}
                isUnsure={unsure.isMarked(line.drugId)}
                isUndated={isAskedForDays(line, undated)}
              />
            </>
          )}
        />
      )}
      <SafetyPart
        safety={safety}
        warnings={safety.warnings.filter(({ drug_ids }) => drug_ids.length === 0)}
        unchecked={unchecked}
        onEnter={() => field.current?.focus()}
      />
      <RowField
        drugs={drugs}
        age={age}
        onDrugs={add}
        onOutside={addOutside}
        inputRef={field}
        commands={commands}
        keptAs={typedName(editor.sheet.visitId, 'row')}
        untakenAs={typedName(editor.sheet.visitId, 'untaken-rows')}
      />
      {draft.outside !== '' && (
        <Textarea
          label="From outside"
          description="The patient buys these elsewhere; they are printed with the rest."
          rows={1}
          className="sheet-text"
          maxLength={10_000}
          value={draft.outside}
          onChange={({ currentTarget }) => change({ outside: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

/** A second completion accepts the day. */
const isAskedForDays = (
  { drugId, days, daysAssumed }: OrderLineDraft,
  undated: ReturnType<typeof useMarkedRows>,
): boolean => daysAssumed === true && days === '1' && undated.isMarked(drugId);

/** Not by a meal alone. */
const isNumbered = ({ days, directions = '' }: LineChange): boolean =>
  days !== undefined || /\d-\d-\d/.test(directions);

type RowNotesProps = {
  line: OrderLineDraft;
  editor: SheetEditor;
  whyHeld: string | undefined;
  isUnsure: boolean;
  isUndated: boolean;
};

function RowNotes({ line, editor: { safety, order, drugs }, ...row }: RowNotesProps) {
  const { drugId, name } = line;
  const { whyHeld, isUnsure, isUndated } = row;
  const unit = drugs?.find(({ id }) => id === drugId)?.unit ?? null;
  const isAssumed = line.daysAssumed === true && !hasNoCourse({ name, unit }, line.directions);
  const warnings = safety.warnings.filter(({ drug_ids }) => drug_ids.includes(drugId));
  return (
    <>
      <OrderWarnings label={`Warnings of ${name}`} warnings={warnings} earlier={safety.earlier} />
      {isUnsure && (
        <Text size="xs" c="var(--mantine-color-error)" {...{ [UNSURE]: name }}>
          {M.doseNotSure}
        </Text>
      )}
      {isUnsure && whyHeld === undefined && <Text size="xs">{orderedSoFar(line)}</Text>}
      {isUndated && (
        <Text size="xs" c="var(--mantine-color-error)" {...{ [UNDATED]: name }}>
          {M.noDays}
        </Text>
      )}
      {isAssumed && !isUndated && !isUnsure && (
        <Text size="xs" c="dimmed">
          {M.daysNotPrinted}
        </Text>
      )}
      {whyHeld !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" {...{ [ASKS]: true }}>
          Not ordered yet. {whyHeld}
        </Text>
      )}
      {whyHeld === M.leftOut && (
        <Button size="compact-sm" variant="default" onClick={() => order(line)}>
          Order {name}
        </Button>
      )}
    </>
  );
}
